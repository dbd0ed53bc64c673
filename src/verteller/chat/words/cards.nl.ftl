### De kaarten: wat elke rol is, met een tekening.

cards-title = De kaarten
cards-known = Deze kaarten doen mee. Wie welke heeft, weet je alleen van die van jezelf.
cards-all = Alle kaarten die er in { $rulebook } kunnen zijn.
cards-rules = Het hele regelboek van { $rulebook }
cards-times = { $count } keer
