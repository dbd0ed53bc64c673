"""Reading mail: plain functions from the octets of a mail to what its writer meant."""
