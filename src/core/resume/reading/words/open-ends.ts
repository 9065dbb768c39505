/** Small words that end no name and no sentence, with "|" between them: what they begin stands on the next line. */
export const openWords = [
  "of|and|in|for|the|at|to|with|by|or|an|from|on|as",
  "de|del|du|des|la|le|les|los|las|el|al|au|aux|y|e|et|ou|en|con|que|para|por|sur|avec|dans|par|pour|chez",
  "und|oder|sowie|für|mit|der|die|das|den|dem|des|im|am|an|bei|beim|zum|zur|vom|von|als|auf|eines|einer|einem",
].join("|");
