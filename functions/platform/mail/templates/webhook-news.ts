import { fill, type Notice } from '#functions/platform/mail/notice.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';

interface NewsTexts {
  readonly failing: string;
  readonly failingBody: string;
  readonly paused: string;
  readonly pausedBody: string;
  readonly gone: string;
  readonly goneBody: string;
  readonly open: string;
}
const TEXTS: Translated<NewsTexts> = {
  en: {
    failing: 'The webhook {name} does not arrive',
    failingBody: 'Its address has not accepted a delivery for three days. You can send failed deliveries again.',
    paused: 'The webhook {name} is paused',
    pausedBody:
      'Its address has accepted nothing for five days. Check the address, activate the webhook, and send failed deliveries again.',
    gone: 'The webhook {name} is paused',
    goneBody: 'Its address answered that it no longer exists (410). Check the address and activate the webhook again.',
    open: 'Open the webhook',
  },
  nl: {
    failing: 'De webhook {name} komt niet aan',
    failingBody:
      'Het adres heeft drie dagen lang een levering niet aangenomen. U kunt mislukte leveringen opnieuw verzenden.',
    paused: 'De webhook {name} is gepauzeerd',
    pausedBody:
      'Het adres heeft vijf dagen lang niets aangenomen. Controleer het adres, activeer de webhook en verzend mislukte leveringen opnieuw.',
    gone: 'De webhook {name} is gepauzeerd',
    goneBody: 'Het adres antwoordde dat het niet meer bestaat (410). Controleer het adres en activeer de webhook weer.',
    open: 'Webhook openen',
  },
  de: {
    failing: 'Der Webhook {name} kommt nicht an',
    failingBody:
      'Seine Adresse hat eine Zustellung drei Tage lang nicht angenommen. Sie können fehlgeschlagene Zustellungen erneut senden.',
    paused: 'Der Webhook {name} ist pausiert',
    pausedBody:
      'Seine Adresse hat fünf Tage lang nichts angenommen. Prüfen Sie die Adresse, aktivieren Sie den Webhook, und senden Sie fehlgeschlagene Zustellungen erneut.',
    gone: 'Der Webhook {name} ist pausiert',
    goneBody:
      'Seine Adresse antwortete, dass es sie nicht mehr gibt (410). Prüfen Sie die Adresse, und aktivieren Sie den Webhook wieder.',
    open: 'Webhook öffnen',
  },
  it: {
    failing: 'Il webhook {name} non arriva',
    failingBody:
      'Il suo indirizzo non ha accettato una consegna per tre giorni. Puoi inviare di nuovo le consegne non riuscite.',
    paused: 'Il webhook {name} è in pausa',
    pausedBody:
      'Il suo indirizzo non ha accettato nulla per cinque giorni. Controlla l’indirizzo, attiva il webhook e invia di nuovo le consegne non riuscite.',
    gone: 'Il webhook {name} è in pausa',
    goneBody: 'Il suo indirizzo ha risposto che non esiste più (410). Controlla l’indirizzo e riattiva il webhook.',
    open: 'Apri il webhook',
  },
  es: {
    failing: 'El webhook {name} no llega',
    failingBody:
      'Su dirección no ha aceptado una entrega durante tres días. Puedes volver a enviar las entregas fallidas.',
    paused: 'El webhook {name} está en pausa',
    pausedBody:
      'Su dirección no ha aceptado nada durante cinco días. Comprueba la dirección, activa el webhook y vuelve a enviar las entregas fallidas.',
    gone: 'El webhook {name} está en pausa',
    goneBody: 'Su dirección respondió que ya no existe (410). Comprueba la dirección y vuelve a activar el webhook.',
    open: 'Abrir el webhook',
  },
  'pt-br': {
    failing: 'O webhook {name} não chega',
    failingBody: 'O endereço não aceitou uma entrega por três dias. Você pode reenviar as entregas que falharam.',
    paused: 'O webhook {name} está em pausa',
    pausedBody:
      'O endereço não aceitou nada por cinco dias. Verifique o endereço, ative o webhook e reenvie as entregas que falharam.',
    gone: 'O webhook {name} está em pausa',
    goneBody: 'O endereço respondeu que não existe mais (410). Verifique o endereço e ative o webhook de novo.',
    open: 'Abrir o webhook',
  },
  pt: {
    failing: 'O webhook {name} não chega',
    failingBody: 'O endereço não aceitou uma entrega durante três dias. Pode reenviar as entregas que falharam.',
    paused: 'O webhook {name} está em pausa',
    pausedBody:
      'O endereço não aceitou nada durante cinco dias. Verifique o endereço, ative o webhook e reenvie as entregas que falharam.',
    gone: 'O webhook {name} está em pausa',
    goneBody: 'O endereço respondeu que já não existe (410). Verifique o endereço e ative o webhook de novo.',
    open: 'Abrir o webhook',
  },
};

export type WebhookNews = 'failing' | 'paused' | 'gone';
/** Tells an administrator that a webhook does not arrive, or is paused. */
export function webhookNews(
  locale: Locale,
  news: WebhookNews,
  { name, url }: { readonly name: string; readonly url: string },
): Notice {
  const texts = inLanguage(TEXTS, locale);
  const heading = fill(texts[news], { name });
  return { subject: heading, heading, paragraphs: [texts[`${news}Body`]], button: { label: texts.open, href: url } };
}
