import type { Messages } from '#shared/kernel/messages.ts';

export const currencyMessages: Messages = {
  'currency.codeFixed': {
    en: 'The code of a currency stays as it is; add another currency instead',
    nl: 'De code van een valuta blijft zoals hij is; voeg in plaats daarvan een valuta toe',
    de: 'Der Code einer Währung bleibt, wie er ist; legen Sie stattdessen eine weitere Währung an',
    it: "Il codice di una valuta resta com'è; aggiungi invece un'altra valuta",
    es: 'El código de una moneda no cambia; añade otra moneda',
    'pt-br': 'O código de uma moeda não muda; adicione outra moeda',
    pt: 'O código de uma moeda não muda; adicione outra moeda',
  },
};
