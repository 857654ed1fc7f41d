import type { AgreementDocument, Clause } from '#shared/domains/agreements/agreement/document.ts';
import { inLanguage, languageOf, type Translated } from '#shared/kernel/text/translated.ts';

/** The standard wording of a kind of agreement. */
export type Clauses = Translated<Readonly<Record<Clause, string>>>;
/** Of what a promoter agrees to. */
export const PROMOTER_CLAUSES: Clauses = {
  en: {
    taxes:
      'Amounts are net of any tax or social charge that the promoter owes on them. Where the law makes the promoter withhold tax, the promoter pays it over in time and sends the agency the certificate within 30 days of the performance.',
    payment:
      'Payments reach {account} in full and free of charges on the day they are due. If one is late, the agency may withhold the performance after a written reminder; the fee stays due.',
    cancellation:
      'If the promoter cancels, it owes the share of the fee below. If the artist cancels, the agency returns what was paid and offers an alternative date where it can.',
    forceMajeure:
      'Neither party is liable where war, official order, epidemic, strike, natural disaster or serious illness of the artist makes the performance impossible. Each bears its own costs, payments made are returned, and the parties look for a new date. Poor ticket sales are no force majeure.',
    law: 'Governing law: {country}. Disputes go to the competent court of {court}. Changes hold only in writing; a void clause leaves the others in force.',
  },
  nl: {
    taxes:
      'Bedragen zijn exclusief belastingen en sociale lasten die de opdrachtgever daarover verschuldigd is. Moet de opdrachtgever bij wet belasting inhouden, dan draagt hij die tijdig af en stuurt hij het bewijs binnen 30 dagen na het optreden aan het bureau.',
    payment:
      'Betalingen staan op de vervaldag volledig en zonder kosten op {account}. Is een betaling te laat, dan mag het bureau na een schriftelijke aanmaning het optreden opschorten; de gage blijft verschuldigd.',
    cancellation:
      'Annuleert de opdrachtgever, dan is hij het onderstaande deel van de gage verschuldigd. Annuleert de artiest, dan betaalt het bureau het ontvangene terug en biedt het zo mogelijk een andere datum aan.',
    forceMajeure:
      'Geen van de partijen is aansprakelijk als oorlog, een bevel van de overheid, epidemie, staking, natuurramp of ernstige ziekte van de artiest het optreden onmogelijk maakt. Elke partij draagt haar eigen kosten, betalingen worden teruggegeven en partijen zoeken een nieuwe datum. Een slechte kaartverkoop is geen overmacht.',
    law: 'Toepasselijk recht: {country}. Geschillen worden voorgelegd aan de bevoegde rechter te {court}. Wijzigingen gelden alleen schriftelijk; een nietige bepaling laat de overige in stand.',
  },
  de: {
    taxes:
      'Die Beträge verstehen sich ohne Steuern und Sozialabgaben, die der Veranstalter darauf schuldet. Ist der Veranstalter gesetzlich zum Steuerabzug verpflichtet, führt er die Steuer fristgerecht ab und sendet der Agentur die Bescheinigung binnen 30 Tagen nach dem Auftritt.',
    payment:
      'Zahlungen gehen am Fälligkeitstag vollständig und spesenfrei auf {account} ein. Bei Verzug darf die Agentur nach schriftlicher Mahnung den Auftritt zurückhalten; die Gage bleibt geschuldet.',
    cancellation:
      'Sagt der Veranstalter ab, schuldet er den unten genannten Anteil der Gage. Sagt der Künstler ab, erstattet die Agentur das Erhaltene und bietet nach Möglichkeit einen Ersatztermin an.',
    forceMajeure:
      'Keine Partei haftet, wenn Krieg, behördliche Anordnung, Epidemie, Streik, Naturkatastrophe oder schwere Erkrankung des Künstlers den Auftritt unmöglich macht. Jede trägt ihre eigenen Kosten, Zahlungen werden erstattet, und die Parteien suchen einen neuen Termin. Schlechter Kartenverkauf ist keine höhere Gewalt.',
    law: 'Anwendbares Recht: {country}. Gerichtsstand ist {court}. Änderungen bedürfen der Schriftform; die Unwirksamkeit einer Bestimmung lässt die übrigen unberührt.',
  },
  it: {
    taxes:
      "Gli importi si intendono al netto di imposte e contributi sociali dovuti dal promoter. Se la legge impone al promoter una ritenuta, il promoter la versa nei termini e invia la certificazione all'agenzia entro 30 giorni dall'esibizione.",
    payment:
      "I pagamenti pervengono per intero e senza spese su {account} alla scadenza. In caso di ritardo l'agenzia può sospendere l'esibizione dopo un sollecito scritto; il cachet resta dovuto.",
    cancellation:
      "Se il promoter annulla, deve la quota del cachet indicata sotto. Se annulla l'artista, l'agenzia restituisce quanto ricevuto e propone, se possibile, una data alternativa.",
    forceMajeure:
      "Nessuna delle parti è responsabile se guerra, ordine dell'autorità, epidemia, sciopero, calamità naturale o grave malattia dell'artista rendono impossibile l'esibizione. Ciascuna sostiene le proprie spese, i pagamenti effettuati sono restituiti e le parti cercano una nuova data. La scarsa vendita di biglietti non è forza maggiore.",
    law: 'Legge applicabile: {country}. Foro competente è quello di {court}. Le modifiche valgono solo per iscritto; la nullità di una clausola lascia valide le altre.',
  },
  es: {
    taxes:
      'Los importes se entienden netos de los impuestos y cotizaciones sociales que deba el promotor. Si la ley obliga al promotor a practicar una retención, este la ingresa en plazo y envía el certificado a la agencia en los 30 días siguientes a la actuación.',
    payment:
      'Los pagos llegan íntegros y sin gastos a {account} el día de su vencimiento. Si uno se retrasa, la agencia puede suspender la actuación tras un requerimiento por escrito; el caché sigue siendo exigible.',
    cancellation:
      'Si cancela el promotor, debe la parte del caché indicada abajo. Si cancela el artista, la agencia devuelve lo pagado y ofrece, si es posible, una fecha alternativa.',
    forceMajeure:
      'Ninguna de las partes responde si guerra, orden de la autoridad, epidemia, huelga, catástrofe natural o enfermedad grave del artista hacen imposible la actuación. Cada una asume sus gastos, los pagos realizados se devuelven y las partes buscan una nueva fecha. La escasa venta de entradas no es fuerza mayor.',
    law: 'Ley aplicable: {country}. Los litigios se someten al tribunal competente de {court}. Las modificaciones solo valen por escrito; la nulidad de una cláusula no afecta a las demás.',
  },
  'pt-br': {
    taxes:
      'Os valores são líquidos de impostos e contribuições sociais devidos pelo promotor. Se a lei obrigar o promotor a reter imposto, ele o recolhe no prazo e envia o comprovante à agência em até 30 dias após a apresentação.',
    payment:
      'Os pagamentos chegam integralmente e sem tarifas a {account} na data do vencimento. Em caso de atraso, a agência pode suspender a apresentação após notificação por escrito; o cachê continua devido.',
    cancellation:
      'Se o promotor cancelar, deve a parcela do cachê indicada abaixo. Se o artista cancelar, a agência devolve o que foi pago e oferece, se possível, uma data alternativa.',
    forceMajeure:
      'Nenhuma das partes responde se guerra, ordem de autoridade, epidemia, greve, desastre natural ou doença grave do artista impossibilitar a apresentação. Cada uma arca com seus custos, os pagamentos feitos são devolvidos e as partes buscam uma nova data. Venda fraca de ingressos não é força maior.',
    law: 'Lei aplicável: {country}. Os litígios são submetidos ao foro competente de {court}. Alterações só valem por escrito; a nulidade de uma cláusula não afeta as demais.',
  },
  pt: {
    taxes:
      'Os valores são líquidos de impostos e contribuições sociais devidos pelo promotor. Se a lei obrigar o promotor a reter imposto, este entrega-o no prazo e envia o comprovativo à agência nos 30 dias seguintes ao espetáculo.',
    payment:
      'Os pagamentos chegam na íntegra e sem encargos a {account} na data de vencimento. Em caso de atraso, a agência pode suspender o espetáculo após interpelação por escrito; o cachet continua devido.',
    cancellation:
      'Se o promotor cancelar, deve a parte do cachet indicada abaixo. Se o artista cancelar, a agência devolve o que foi pago e propõe, se possível, uma data alternativa.',
    forceMajeure:
      'Nenhuma das partes responde se guerra, ordem da autoridade, epidemia, greve, catástrofe natural ou doença grave do artista impossibilitar o espetáculo. Cada uma suporta os seus custos, os pagamentos efetuados são devolvidos e as partes procuram uma nova data. A fraca venda de bilhetes não é força maior.',
    law: 'O presente contrato rege-se pela lei de {country}. Os litígios são submetidos ao tribunal competente de {court}. As alterações só valem por escrito; a nulidade de uma cláusula não afeta as restantes.',
  },
};

/** The tax clause where the fee is agreed with the tax in it. */
const TAX_INCLUDED: Translated = {
  en: 'Amounts include any tax that the law makes the promoter withhold. The promoter keeps it back from the fee, pays it over in time and sends the agency the certificate within 30 days of the performance. The promoter bears its own social charges.',
  nl: 'Bedragen zijn inclusief de belasting die de opdrachtgever bij wet moet inhouden. De opdrachtgever houdt die in op de gage, draagt haar tijdig af en stuurt het bewijs binnen 30 dagen na het optreden aan het bureau. Eigen sociale lasten draagt de opdrachtgever zelf.',
  de: 'Die Beträge enthalten die Steuer, die der Veranstalter von Gesetzes wegen einbehält. Der Veranstalter zieht sie von der Gage ab, führt sie fristgerecht ab und sendet der Agentur die Bescheinigung binnen 30 Tagen nach dem Auftritt. Seine eigenen Sozialabgaben trägt der Veranstalter selbst.',
  it: "Gli importi comprendono l'imposta che la legge impone al promoter di trattenere. Il promoter la trattiene dal cachet, la versa nei termini e invia la certificazione all'agenzia entro 30 giorni dall'esibizione. I propri contributi sociali restano a carico del promoter.",
  es: 'Los importes incluyen el impuesto que la ley obliga al promotor a retener. El promotor lo retiene del caché, lo ingresa en plazo y envía el certificado a la agencia en los 30 días siguientes a la actuación. Sus propias cotizaciones sociales corren a cargo del promotor.',
  'pt-br':
    'Os valores incluem o imposto que a lei obriga o promotor a reter. O promotor o retém do cachê, recolhe-o no prazo e envia o comprovante à agência em até 30 dias após a apresentação. As próprias contribuições sociais ficam por conta do promotor.',
  pt: 'Os valores incluem o imposto que a lei obriga o promotor a reter. O promotor retém-no do cachet, entrega-o no prazo e envia o comprovativo à agência nos 30 dias seguintes ao espetáculo. As próprias contribuições sociais ficam a cargo do promotor.',
};

interface Places {
  readonly country: string;
  readonly court: string;
  readonly account: string;
}
/** How a clause names what the agency has not said of itself yet. */
const UNSAID: Translated<Places> = {
  en: {
    country: "the agency's country",
    court: "the agency's seat",
    account: 'the account that the agency names',
  },
  nl: {
    country: 'het land van het bureau',
    court: 'de vestigingsplaats van het bureau',
    account: 'de rekening die het bureau opgeeft',
  },
  de: {
    country: 'das Land, in dem die Agentur ihren Sitz hat',
    court: 'der Sitz der Agentur',
    account: 'dem von der Agentur benannten Konto',
  },
  it: {
    country: "il Paese dell'agenzia",
    court: "la sede dell'agenzia",
    account: "il conto indicato dall'agenzia",
  },
  es: {
    country: 'el país de la agencia',
    court: 'la sede de la agencia',
    account: 'la cuenta que indique la agencia',
  },
  'pt-br': {
    country: 'o país da agência',
    court: 'a sede da agência',
    account: 'a conta indicada pela agência',
  },
  pt: {
    country: 'o país da agência',
    court: 'a sede da agência',
    account: 'a conta indicada pela agência',
  },
};
const ACCOUNT_BELOW: Translated = {
  en: 'the account below',
  nl: 'onderstaande rekening',
  de: 'dem unten genannten Konto',
  it: 'il conto riportato sotto',
  es: 'la cuenta indicada abajo',
  'pt-br': 'a conta indicada abaixo',
  pt: 'a conta indicada abaixo',
};

/** Prepositions that melt with the article of the word put after them. */
const MELTED: Partial<Translated<readonly (readonly [RegExp, string])[]>> = {
  it: [[/\bsu il /g, 'sul ']],
  pt: [[/\ba a /g, 'à ']],
  'pt-br': [[/\ba a /g, 'à ']],
};

/** The agency's own wording where it has one, else the standard text. */
export function clauseText(document: AgreementDocument, clause: Clause, standard: Clauses): string {
  const { locale, law, bank, withholdingBearer } = document;
  const unsaid = inLanguage(UNSAID, locale);
  const places: Places = {
    country: law.country || unsaid.country,
    court: law.court || unsaid.court,
    account: bank ? inLanguage(ACCOUNT_BELOW, locale) : unsaid.account,
  };
  const isTaxIncluded = clause === 'taxes' && withholdingBearer === 'artist';
  const usual = isTaxIncluded ? inLanguage(TAX_INCLUDED, locale) : inLanguage(standard, locale)[clause];
  const text = document.clauses[clause] ?? usual;
  const filled = text.replace(/\{(country|court|account)\}/g, (_whole, place: keyof Places) => places[place]);
  const melted = MELTED[languageOf(locale)] ?? [];
  return melted.reduce((done, [pattern, by]) => done.replace(pattern, by), filled);
}
