import type { Article } from '../article.ts';

export const contracts: Article = {
  related: ['signing', 'quotes', 'invoices', 'secret-links', 'confirming'],
  en: {
    title: 'Contracts and their templates',
    content: `Create a contract from a show: open the show, go to **Documents** and press **New contract**. It takes the date, the parties and the fee from the show, gets a number, and is a draft that you can still edit.

A contract page has two views: **Fields** to fill in, and **Document** to see what the other party will read. Drafts are saved while you type.

Start with the **Standard layout (PDF)**, the **Standard Word layout**, or one of your agency's own templates. Add templates under **Word templates** in the settings: upload a Word file with merge fields for names, dates and amounts. Changing a template doesn't change existing contracts.

Press **Send contract** to email a secret link. Under **Copy to** you can add up to five addresses: each gets an email and a link of its own. After that the contract can no longer be edited. To change something, use **Duplicate** in the contract's menu, or **Mark as void**, which stops its links at once.

Sending moves a confirmed show to the agency's status for it, unless you clear the check box. Press **Send for signature** to have it signed online. Once both sides have signed on paper, press **Mark as signed**. Choose these two statuses in the settings under **Statuses**, with **Set automatically when**.`,
  },
  nl: {
    title: 'Contracten en hun sjablonen',
    content: `Een contract wordt uit zijn show gemaakt: open de show, ga naar **Documenten** en druk op **Nieuw contract**. Het neemt datum, partijen en gage over uit de show, krijgt een nummer, en is een concept dat u nog kunt wijzigen.

Een contractpagina heeft twee weergaven: **Velden** is wat u invult, **Document** wat de ander zal lezen. Een concept bewaart zichzelf terwijl u typt.

U begint met de **Standaardopmaak (PDF)**, met de **Standaardtekst in Word**, of met een eigen sjabloon van uw bureau. Die staan bij de instellingen onder **Word-sjablonen**: upload een Word-bestand en zet samenvoegvelden waar namen, data en bedragen horen. Een contract houdt het papier waarmee het is gemaakt.

Druk op **Contract verzenden** om een geheime link te mailen. Bij **Kopie aan** kunt u tot vijf adressen toevoegen: elk krijgt een eigen e-mail en een eigen link. Vanaf dan ligt het contract vast. Moet er toch iets anders, gebruik dan **Dupliceren** in het menu van het contract, of **Als vervallen markeren**, wat de links meteen stopt.

Verzenden zet een bevestigde show op de status die het bureau daarvoor heeft, tenzij u het vinkje weghaalt. Druk op **Ter ondertekening versturen** om online te laten tekenen. Hebben beide kanten op papier ondertekend, druk dan op **Markeren als ondertekend**. Kies deze twee statussen bij de instellingen onder **Statussen**, met **Automatisch zetten als**.`,
  },
  de: {
    title: 'Verträge und ihre Vorlagen',
    content: `Ein Vertrag entsteht aus seiner Show: Öffnen Sie die Show, gehen Sie zu **Dokumente** und drücken Sie **Neuer Vertrag**. Er übernimmt Datum, Parteien und Gage aus der Show, bekommt eine Nummer und ist ein Entwurf, den Sie noch ändern können.

Eine Vertragsseite hat zwei Ansichten: **Felder** ist, was Sie ausfüllen, **Dokument**, was die andere Seite lesen wird. Ein Entwurf speichert sich selbst, während Sie tippen.

Sie beginnen mit dem **Standardlayout (PDF)**, mit dem **Standardtext in Word** oder mit einer eigenen Vorlage Ihrer Agentur. Diese stehen in den Einstellungen unter **Word-Vorlagen**: Laden Sie eine Word-Datei hoch und setzen Sie Seriendruckfelder dorthin, wo Namen, Daten und Beträge hingehören. Ein Vertrag behält das Papier, mit dem er erstellt wurde.

Drücken Sie **Vertrag senden**, um einen geheimen Link zu mailen. Jede Adresse unter **Kopie an** bekommt einen eigenen Link. Von da an steht der Vertrag fest. Muss doch etwas anders werden, nehmen Sie **Duplizieren** im Menü des Vertrags oder **Als ungültig markieren**, was seine Links sofort beendet.

Das Senden setzt eine bestätigte Show auf den Status, den die Agentur dafür hat, sofern Sie das Häkchen nicht entfernen. Mit **Zur Unterschrift senden** lassen Sie online unterschreiben. Haben beide Seiten auf Papier unterschrieben, drücken Sie **Als unterschrieben markieren**. Wählen Sie diese beiden Status in den Einstellungen unter **Status**, mit **Automatisch setzen, wenn**.`,
  },
};
