import type { Clause, ContractDocument } from '#shared/domains/contract/document.ts';
import type { Locale } from '#shared/kernel/locale.ts';

const STANDARD: Readonly<Record<Locale, Readonly<Record<Clause, string>>>> = {
  en: {
    taxes:
      'Amounts are net of any tax or social charge that the promoter owes on them. Where the law makes the promoter withhold tax, the promoter pays it over in time and sends the agency the certificate within 30 days of the performance.',
    payment:
      'Payments reach {account} in full and free of charges on the day they are due. If one is late, the agency may withhold the performance after a written reminder; the fee stays due.',
    cancellation:
      'If the promoter cancels, it owes the share of the fee below. If the artist cancels, the agency returns what was paid and offers an alternative date where it can.',
    forceMajeure:
      'Neither party is liable where war, official order, epidemic, strike, natural disaster or serious illness of the artist makes the performance impossible. Each bears its own costs, payments made are returned, and the parties look for a new date. Poor ticket sales are no force majeure.',
    law: 'This agreement is governed by the law of {country}. Disputes go to the competent court of {court}. Changes hold only in writing; a void clause leaves the others in force.',
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
    law: 'Op deze overeenkomst is het recht van {country} van toepassing. Geschillen worden voorgelegd aan de bevoegde rechter te {court}. Wijzigingen gelden alleen schriftelijk; een nietige bepaling laat de overige in stand.',
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
    law: 'Es gilt das Recht von {country}. Gerichtsstand ist {court}. Änderungen bedürfen der Schriftform; die Unwirksamkeit einer Bestimmung lässt die übrigen unberührt.',
  },
};

interface Places {
  readonly country: string;
  readonly court: string;
  readonly account: string;
}
/** How a clause names what the agency has not said of itself yet. */
const UNSAID: Readonly<Record<Locale, Places>> = {
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
    country: 'dem Land, in dem die Agentur ihren Sitz hat',
    court: 'der Sitz der Agentur',
    account: 'dem von der Agentur benannten Konto',
  },
};
const ACCOUNT_BELOW: Readonly<Record<Locale, string>> = {
  en: 'the account below',
  nl: 'onderstaande rekening',
  de: 'dem unten genannten Konto',
};

/** The agency's own wording where it has one, else the standard text. */
export function clauseText(contract: ContractDocument, clause: Clause): string {
  const { locale, law, bank } = contract;
  const unsaid = UNSAID[locale];
  const places: Places = {
    country: law.country || unsaid.country,
    court: law.court || unsaid.court,
    account: bank ? ACCOUNT_BELOW[locale] : unsaid.account,
  };
  const text = contract.clauses[clause] ?? STANDARD[locale][clause];
  return text.replace(/\{(country|court|account)\}/g, (_whole, place: keyof Places) => places[place]);
}
