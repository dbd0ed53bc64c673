"""Understanding sentences: what players order, ask and leave open in their own words."""

from verteller.mail.sentences.understanding import understand

__all__ = ["understand"]
