import type { Article } from '../article.ts';

export const signing: Article = {
  related: ['contracts', 'quotes', 'secret-links'],
  en: {
    title: 'Signing online',
    content: `Contracts, quotes and purchase agreements can be signed online. The other party needs no account: a secret link leads to the files, and they sign with their name, a drawn signature or a picture. Then you countersign, and Backline seals the files. Any later change of a sealed file can be detected.

Open the document and press **Send for signature**, then **Prepare for signature**. Backline has filled in the other party and you. Add more people where you need them: signers, approvers, copies. People of one step act in any order; the next step is asked when all of them are done. Add a rider or terms as **Part of the agreement**, and documents such as an invoice as **For information**. The list beside it says what is missing. Press **Send for signature**.

The same page then shows who is asked, who has read and signed, and what has happened. From the menu of a person you can remind them, copy their link, move their deadline or put someone else in their place. If a signer corrects their own data, the signing is on hold until you accept or refuse it. **Discard** ends it; **Signed on paper** files a scan.

**For me to sign** lists what waits for you. Read each file, press **Countersign**, and enter your password. For this you need a signature in your settings, under **Signature**. A standing order there signs for you up to an amount, and a substitute signs while you are away.

When everyone has signed, all of them get the sealed files by email. The email has a verification code. At the address **/esign/verify** of Backline, anyone can check the code or a file. The file stays in the browser.`,
  },
  nl: {
    title: 'Online ondertekenen',
    content: `Contracten, offertes en inkoopovereenkomsten kunnen online worden getekend. De andere partij heeft geen account nodig: een geheime link leidt naar de bestanden, en zij tekent met haar naam, een getekende handtekening of een afbeelding. Daarna tekent u mee, en Backline verzegelt de bestanden. Elke latere wijziging van een verzegeld bestand is te zien.

Open het document en druk op **Ter ondertekening versturen**, dan op **Ondertekening voorbereiden**. Backline heeft de andere partij en u al ingevuld. Voeg personen toe waar nodig: ondertekenaars, goedkeurders, kopieën. Personen in één stap handelen in willekeurige volgorde; de volgende stap is aan de beurt als zij klaar zijn. Voeg een rider of voorwaarden toe als **Deel van de afspraak**, en stukken zoals een factuur **Ter informatie**. De lijst ernaast zegt wat er ontbreekt. Druk op **Ter ondertekening versturen**.

Dezelfde pagina toont daarna wie is gevraagd, wie heeft gelezen en getekend, en wat er is gebeurd. In het menu van een persoon kunt u herinneren, de link kopiëren, de termijn verplaatsen of iemand vervangen. Corrigeert een ondertekenaar eigen gegevens, dan wacht de ondertekening tot u accepteert of weigert. **Intrekken** beëindigt haar; **Op papier getekend** bergt een scan op.

**Door mij te tekenen** toont wat op u wacht. Lees elk bestand, druk op **Medeondertekenen** en voer uw wachtwoord in. Daarvoor hebt u een handtekening nodig in uw instellingen. Een doorlopende opdracht tekent daar voor u tot een bedrag, en een vervanger tekent als u weg bent.

Als iedereen heeft getekend, krijgen allen de verzegelde bestanden per e-mail. De e-mail heeft een verificatiecode. Op het adres **/esign/verify** van Backline kan iedereen de code of een bestand controleren. Het bestand blijft in de browser.`,
  },
  de: {
    title: 'Online unterschreiben',
    content: `Verträge, Angebote und Einkaufsvereinbarungen können online unterschrieben werden. Die andere Partei braucht kein Konto: Ein geheimer Link führt zu den Dateien, und sie unterschreibt mit ihrem Namen, einer gezeichneten Unterschrift oder einem Bild. Dann zeichnen Sie gegen, und Backline versiegelt die Dateien. Jede spätere Änderung einer versiegelten Datei ist erkennbar.

Öffnen Sie das Dokument und drücken Sie **Zur Unterschrift senden**, dann **Unterschrift vorbereiten**. Backline hat die andere Partei und Sie eingetragen. Fügen Sie bei Bedarf Personen hinzu: Unterzeichner, Freigeber, Kopien. Personen eines Schritts handeln in beliebiger Reihenfolge; der nächste Schritt folgt, wenn alle fertig sind. Fügen Sie einen Rider oder Bedingungen als **Teil der Vereinbarung** hinzu, und Unterlagen wie eine Rechnung **Zur Information**. Die Liste daneben sagt, was fehlt. Drücken Sie **Zur Unterschrift senden**.

Dieselbe Seite zeigt dann, wer gefragt ist, wer gelesen und unterschrieben hat und was geschehen ist. Im Menü einer Person können Sie erinnern, den Link kopieren, die Frist verschieben oder jemanden ersetzen. Korrigiert ein Unterzeichner eigene Daten, wartet die Unterzeichnung, bis Sie annehmen oder ablehnen. **Verwerfen** beendet sie; **Auf Papier unterschrieben** legt einen Scan ab.

**Von mir zu unterzeichnen** zeigt, was auf Sie wartet. Lesen Sie jede Datei, drücken Sie **Gegenzeichnen** und geben Sie Ihr Passwort ein. Dafür brauchen Sie eine Unterschrift in Ihren Einstellungen. Ein Dauerauftrag unterschreibt dort für Sie bis zu einem Betrag, und eine Vertretung zeichnet, wenn Sie weg sind.

Wenn alle unterschrieben haben, bekommen alle die versiegelten Dateien per E-Mail. Die E-Mail enthält einen Prüfcode. Unter der Adresse **/esign/verify** von Backline kann jeder den Code oder eine Datei prüfen. Die Datei bleibt im Browser.`,
  },
};
