import type { Translated } from '#shared/kernel/text/translated.ts';
import type { ContentText } from '../schemas.ts';

/** The first version of the document `terms`. */
export const TERMS_TEXTS: Translated<ContentText> = {
  en: {
    title: 'Terms of use',
    text: `**Your account**
It is personal. Keep your password to yourself, and sign out of devices that aren't yours.

**Your content**
What you enter belongs to your agency. Only enter what you're allowed to share with your colleagues.

**Documents and figures**
Check every contract and amount before you send it. Backline does not give legal or tax advice.`,
  },
  nl: {
    title: 'Gebruiksvoorwaarden',
    text: `**Uw account**
Het is persoonlijk. Houd uw wachtwoord voor uzelf en beëindig sessies op apparaten die niet van u zijn.

**Uw inhoud**
Wat u invoert blijft van uw bureau. Voer alleen in wat u met uw collega's mag delen.

**Documenten en cijfers**
Controleer een contract of bedrag voordat u het verstuurt; het product geeft geen juridisch of fiscaal advies.`,
  },
  de: {
    title: 'Nutzungsbedingungen',
    text: `**Ihr Konto**
Es ist persönlich. Behalten Sie Ihr Passwort für sich und beenden Sie Sitzungen auf fremden Geräten.

**Ihre Inhalte**
Was Sie eingeben, bleibt Eigentum Ihrer Agentur. Geben Sie nur ein, was Sie mit Ihren Kollegen teilen dürfen.

**Dokumente und Zahlen**
Prüfen Sie einen Vertrag oder Betrag, bevor Sie ihn senden; das Produkt gibt keine Rechts- oder Steuerberatung.`,
  },
  it: {
    title: "Condizioni d'uso",
    text: `**Il tuo account**
È personale. Tieni la password per te e chiudi le sessioni sui dispositivi che non sono tuoi.

**I tuoi contenuti**
Quello che inserisci resta della tua agenzia. Inserisci solo ciò che puoi condividere con i colleghi.

**Documenti e cifre**
Controlla un contratto o un importo prima di inviarlo; il prodotto non dà consulenza legale o fiscale.`,
  },
  es: {
    title: 'Condiciones de uso',
    text: `**Tu cuenta**
Es personal. Guarda la contraseña para ti y cierra las sesiones en dispositivos que no sean tuyos.

**Tu contenido**
Lo que introduces sigue siendo de tu agencia. Introduce solo lo que puedas compartir con tus compañeros.

**Documentos y cifras**
Comprueba un contrato o un importe antes de enviarlo; el producto no da asesoramiento legal ni fiscal.`,
  },
  'pt-br': {
    title: 'Termos de uso',
    text: `**Sua conta**
Ela é pessoal. Não compartilhe sua senha e encerre sessões em dispositivos que não são seus.

**Seu conteúdo**
O que você insere continua sendo da sua agência. Insira apenas o que pode compartilhar com seus colegas.

**Documentos e valores**
Confira um contrato ou um valor antes de enviá-lo; o produto não dá orientação jurídica nem fiscal.`,
  },
  pt: {
    title: 'Termos de utilização',
    text: `**A sua conta**
É pessoal. Não partilhe a sua palavra-passe e termine as sessões em dispositivos que não são seus.

**O seu conteúdo**
O que introduz continua a ser da sua agência. Introduza apenas o que pode partilhar com os seus colegas.

**Documentos e valores**
Verifique um contrato ou um valor antes de o enviar; o produto não dá aconselhamento jurídico nem fiscal.`,
  },
};
