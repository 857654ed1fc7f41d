import { type Clauses, CONTRACT_THEME } from '#functions/domains/agreements/agreement/public/theme.ts';

const { en, nl, de, it, es, pt, 'pt-br': ptBr } = CONTRACT_THEME.clauses;

/** The clauses that differ from a contract's because the agency pays. Force majeure and law read the same. */
export const PURCHASE_CLAUSES: Clauses = {
  en: {
    ...en,
    taxes:
      'Amounts are net of VAT. Each party bears the taxes and social charges that the law lays on it; where the law makes the agency withhold tax, it pays it over in time and sends the artist the certificate.',
    payment:
      'The agency pays on the days named below against an invoice of the artist that meets the law, to the account named in it.',
    cancellation:
      'If the agency cancels, it owes the share of the fee below. If the artist cancels, the artist returns what was paid and offers an alternative date where it can.',
  },
  nl: {
    ...nl,
    taxes:
      'Bedragen zijn exclusief btw. Elke partij draagt de belastingen en sociale lasten die de wet haar oplegt; moet het bureau bij wet belasting inhouden, dan draagt het die tijdig af en stuurt het de artiest het bewijs.',
    payment:
      'Het bureau betaalt op de hieronder genoemde dagen tegen een factuur van de artiest die aan de wet voldoet, op de daarin genoemde rekening.',
    cancellation:
      'Annuleert het bureau, dan is het het onderstaande deel van de gage verschuldigd. Annuleert de artiest, dan betaalt die het ontvangene terug en biedt zo mogelijk een andere datum aan.',
  },
  de: {
    ...de,
    taxes:
      'Die Beträge verstehen sich ohne Umsatzsteuer. Jede Partei trägt die Steuern und Sozialabgaben, die das Gesetz ihr auferlegt; ist die Agentur zum Steuerabzug verpflichtet, führt sie die Steuer fristgerecht ab und sendet dem Künstler die Bescheinigung.',
    payment:
      'Die Agentur zahlt an den unten genannten Tagen gegen eine ordnungsgemäße Rechnung des Künstlers auf das darin genannte Konto.',
    cancellation:
      'Sagt die Agentur ab, schuldet sie den unten genannten Anteil der Gage. Sagt der Künstler ab, erstattet er das Erhaltene und bietet nach Möglichkeit einen Ersatztermin an.',
  },
  it: {
    ...it,
    taxes:
      "Gli importi si intendono al netto dell'IVA. Ciascuna parte sostiene le imposte e i contributi che la legge le impone; se la legge impone all'agenzia una ritenuta, l'agenzia la versa nei termini e invia la certificazione all'artista.",
    payment:
      "L'agenzia paga nei giorni indicati sotto, dietro fattura dell'artista conforme alla legge, sul conto in essa indicato.",
    cancellation:
      "Se l'agenzia annulla, deve la quota del cachet indicata sotto. Se annulla l'artista, questi restituisce quanto ricevuto e propone, se possibile, una data alternativa.",
  },
  es: {
    ...es,
    taxes:
      'Los importes se entienden sin IVA. Cada parte asume los impuestos y cotizaciones que la ley le impone; si la ley obliga a la agencia a practicar una retención, la ingresa en plazo y envía el certificado al artista.',
    payment:
      'La agencia paga en los días indicados abajo contra factura del artista conforme a la ley, en la cuenta indicada en ella.',
    cancellation:
      'Si cancela la agencia, debe la parte del caché indicada abajo. Si cancela el artista, devuelve lo recibido y ofrece, si es posible, una fecha alternativa.',
  },
  'pt-br': {
    ...ptBr,
    taxes:
      'Os valores são líquidos de impostos sobre a prestação. Cada parte arca com os impostos e contribuições que a lei lhe atribui; se a lei obrigar a agência a reter imposto, ela o recolhe no prazo e envia o comprovante ao artista.',
    payment:
      'A agência paga nas datas indicadas abaixo, contra fatura do artista conforme a lei, na conta nela indicada.',
    cancellation:
      'Se a agência cancelar, deve a parcela do cachê indicada abaixo. Se o artista cancelar, devolve o que recebeu e oferece, se possível, uma data alternativa.',
  },
  pt: {
    ...pt,
    taxes:
      'Os valores não incluem IVA. Cada parte suporta os impostos e contribuições que a lei lhe atribui; se a lei obrigar a agência a reter imposto, esta entrega-o no prazo e envia o comprovativo ao artista.',
    payment:
      'A agência paga nas datas indicadas abaixo, contra fatura do artista conforme a lei, na conta nela indicada.',
    cancellation:
      'Se a agência cancelar, deve a parte do cachet indicada abaixo. Se o artista cancelar, devolve o que recebeu e propõe, se possível, uma data alternativa.',
  },
};
