import type { Article } from '../article.ts';

export const signing: Article = {
  related: ['contracts', 'quotes', 'secret-links'],
  en: {
    title: 'Signing online',
    content: `The other party signs contracts, quotes and purchase agreements by a secret link, without an account. Then you countersign, and Backline seals the files: any later change can be detected.

Open the document and press **Send for signature**, then **Prepare for signature**. Backline has filled in the other party and you. Add signers, approvers and copies where you need them. Add a rider as **Part of the agreement**, and an invoice as **For information**. Press **Send for signature**.

The same page then shows who has read and signed. From the menu of a person you can remind them, copy their link, move their deadline or replace them. If a signer corrects their own data, accept or refuse it there. **Discard** ends the signing; **Signed on paper** files a scan.

**For me to sign** lists what waits for you. Read each file, press **Countersign**, and enter your password. A standing order there signs for you up to an amount, and a substitute signs while you are away.

When everyone has signed, all get the sealed files and a code by email. At the address /esign/verify, anyone can check a file or the code.

In the list of shows, **For signature** sends the contracts of many shows. An administrator changes the texts of the emails under **Automatic emails**.`,
  },
  nl: {
    title: 'Online ondertekenen',
    content: `De andere partij tekent contracten, offertes en inkoopovereenkomsten via een geheime link, zonder account. Daarna tekent u mee, en Backline verzegelt de bestanden: elke latere wijziging is te zien.

Open het document en druk op **Ter ondertekening versturen**, dan op **Ondertekening voorbereiden**. Backline heeft de andere partij en u al ingevuld. Voeg ondertekenaars, goedkeurders en kopieën toe waar nodig. Voeg een rider toe als **Deel van de afspraak**, en een factuur **Ter informatie**. Druk op **Ter ondertekening versturen**.

Dezelfde pagina toont daarna wie heeft gelezen en getekend. In het menu van een persoon kunt u herinneren, de link kopiëren, de termijn verplaatsen of iemand vervangen. Corrigeert een ondertekenaar eigen gegevens, accepteer of weiger dat daar. **Intrekken** beëindigt de ondertekening; **Op papier getekend** bergt een scan op.

**Door mij te tekenen** toont wat op u wacht. Lees elk bestand, druk op **Medeondertekenen** en voer uw wachtwoord in. Een doorlopende opdracht tekent daar voor u tot een bedrag, en een vervanger tekent als u weg bent.

Als iedereen heeft getekend, krijgen allen de verzegelde bestanden en een code per e-mail. Op het adres /esign/verify kan iedereen een bestand of de code controleren.

In de lijst van shows verstuurt **Ter ondertekening** de contracten van veel shows. Een beheerder wijzigt de teksten van de e-mails onder **Automatische e-mails**.`,
  },
  de: {
    title: 'Online unterschreiben',
    content: `Die andere Partei unterschreibt Verträge, Angebote und Einkaufsvereinbarungen per geheimem Link, ohne Konto. Dann zeichnen Sie gegen, und Backline versiegelt die Dateien: Jede spätere Änderung ist erkennbar.

Öffnen Sie das Dokument und drücken Sie **Zur Unterschrift senden**, dann **Unterschrift vorbereiten**. Backline hat die andere Partei und Sie eingetragen. Fügen Sie Unterzeichner, Freigeber und Kopien hinzu. Fügen Sie einen Rider als **Teil der Vereinbarung** hinzu, und eine Rechnung **Zur Information**. Drücken Sie **Zur Unterschrift senden**.

Dieselbe Seite zeigt dann, wer gelesen und unterschrieben hat. Im Menü einer Person können Sie erinnern, den Link kopieren, die Frist verschieben oder jemanden ersetzen. Korrigiert ein Unterzeichner eigene Daten, nehmen Sie das dort an oder lehnen es ab. **Verwerfen** beendet die Unterzeichnung; **Auf Papier unterschrieben** legt einen Scan ab.

**Von mir zu unterzeichnen** zeigt, was auf Sie wartet. Lesen Sie jede Datei, drücken Sie **Gegenzeichnen** und geben Sie Ihr Passwort ein. Ein Dauerauftrag unterschreibt dort für Sie bis zu einem Betrag, und eine Vertretung zeichnet, wenn Sie weg sind.

Wenn alle unterschrieben haben, bekommen alle die versiegelten Dateien und einen Code per E-Mail. Unter der Adresse /esign/verify kann jeder eine Datei oder den Code prüfen.

In der Liste der Shows sendet **Zur Unterschrift** die Verträge vieler Shows. Ein Administrator ändert die Texte der E-Mails unter **Automatische E-Mails**.`,
  },
};
