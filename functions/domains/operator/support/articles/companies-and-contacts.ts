import type { Article } from '../article.ts';

export const companiesAndContacts: Article = {
  related: ['import', 'excel', 'web-forms'],
  en: {
    title: 'Companies, contacts and duplicates',
    content: `Companies are everyone you do business with: promoters, managements, suppliers. A venue is a company with a capacity. Contacts are people; a contact can work for several companies.

**Duplicates.** When you enter a new company or contact, a notice warns you of a possible duplicate and lets you use the existing record. **Duplicates** in the list shows pairs with the same number, email, or name and city. Press **Compare and merge**, or **Not a duplicate** to keep both.

**Merging.** The page shows both records next to each other: click a value to keep it. Shows, contracts, files and notes move to the record you keep, and old links lead there. For 30 days **Undo merge** on its page separates the records again.

**EU VAT numbers.** They are checked with VIES, the register of the European Union, when you save them and regularly after that. **Check with VIES** checks at once. The result is next to the number.`,
  },
  nl: {
    title: 'Bedrijven, contacten en hun dubbele',
    content: `Bedrijven zijn allen met wie u afspraken maakt: promotors, managements, leveranciers. Een locatie is een bedrijf met een capaciteit. Contacten zijn de mensen; een contact kan voor meerdere bedrijven werken.

**Dubbele.** Terwijl u een nieuw bedrijf of contact invult, zegt een melding of het misschien al bestaat en biedt ze dat aan. **Dubbele** in de lijst toont paren die een nummer, een e-mailadres of een naam in één stad delen. Druk op **Vergelijken en samenvoegen**, of op **Niet dubbel** als beide kloppen.

**Samenvoegen** toont beide naast elkaar: klik op een waarde om die over te nemen. Shows, contracten, bestanden en notities verhuizen mee, en oude links leiden naar wat blijft. Gedurende 30 dagen haalt **Samenvoegen ongedaan maken** op die pagina ze weer uit elkaar.

**Europese btw-nummers.** Ze worden gecontroleerd bij VIES, het register van de Europese Unie, als u ze opslaat en daarna van tijd tot tijd opnieuw. **Controleren bij VIES** vraagt het meteen. De uitkomst staat naast het nummer.`,
  },
  de: {
    title: 'Firmen, Kontakte und ihre Dubletten',
    content: `Firmen sind alle, mit denen Sie Vereinbarungen treffen: Veranstalter, Managements, Lieferanten. Eine Spielstätte ist eine Firma mit einer Kapazität. Kontakte sind die Menschen; ein Kontakt kann für mehrere Firmen arbeiten.

**Dubletten.** Während Sie eine neue Firma oder einen neuen Kontakt eingeben, sagt ein Hinweis, ob es sie vielleicht schon gibt, und bietet sie an. **Dubletten** in der Liste zeigt Paare, die eine Nummer, eine E-Mail-Adresse oder einen Namen in einer Stadt teilen. Drücken Sie **Vergleichen und zusammenführen**, oder **Keine Dublette**, wenn beide stimmen.

**Zusammenführen** zeigt beide nebeneinander: Klicken Sie auf einen Wert, um ihn zu übernehmen. Shows, Verträge, Dateien und Notizen ziehen mit um, und alte Links führen zu dem, was bleibt. 30 Tage lang trennt **Zusammenführung rückgängig machen** auf dessen Seite sie wieder.

**USt-IdNrn. der EU.** Sie werden bei VIES geprüft, dem Register der Europäischen Union, wenn Sie sie speichern und danach von Zeit zu Zeit erneut. **Bei VIES prüfen** fragt sofort. Das Ergebnis steht neben der Nummer.`,
  },
};
