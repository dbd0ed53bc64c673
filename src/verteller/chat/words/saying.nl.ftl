saying-no-room = Je bent niet in deze kamer.
saying-silence = Je kunt hier nu niet spreken.
saying-empty = Er is nog niets om te versturen.
saying-too-long = Dat is te lang: er passen hooguit { $most } tekens in één bericht.
saying-too-fast = Zo snel kan niemand lezen. Wacht even en verstuur het dan opnieuw.
saying-unfit = Deze pagina kan niets meer versturen. Laad de pagina opnieuw.
