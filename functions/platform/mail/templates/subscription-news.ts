import { fill, type Notice } from '#functions/platform/mail/notice.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';

interface NewsTexts {
  readonly late: string;
  readonly lateBody: string;
  readonly readOnly: string;
  readonly readOnlyBody: string;
  readonly back: string;
  readonly backBody: string;
  readonly open: string;
}
const TEXTS: Translated<NewsTexts> = {
  en: {
    late: 'A bill of {agency} is late',
    lateBody: 'Please pay it, or store another card. After 30 days, your agency can only read. Nothing is deleted.',
    readOnly: '{agency} can only read now',
    readOnlyBody: 'Your data are safe and can be exported. When the open bill is paid, everything works again at once.',
    back: '{agency} can work again',
    backBody: 'Thank you. Everybody can change data again.',
    open: 'Open the subscription',
  },
  nl: {
    late: 'Een rekening van {agency} is te laat',
    lateBody:
      'Betaal haar of sla een andere kaart op. Na 30 dagen kan uw bureau alleen nog lezen. Er wordt niets gewist.',
    readOnly: '{agency} kan nu alleen lezen',
    readOnlyBody: 'Uw gegevens zijn veilig en te exporteren. Zodra de rekening is betaald, werkt alles meteen weer.',
    back: '{agency} kan weer werken',
    backBody: 'Dank u. Iedereen kan weer gegevens wijzigen.',
    open: 'Abonnement openen',
  },
  de: {
    late: 'Eine Rechnung von {agency} ist überfällig',
    lateBody:
      'Bitte zahlen Sie sie, oder hinterlegen Sie eine andere Karte. Nach 30 Tagen kann Ihre Agentur nur noch lesen. Nichts wird gelöscht.',
    readOnly: '{agency} kann jetzt nur noch lesen',
    readOnlyBody:
      'Ihre Daten sind sicher und lassen sich exportieren. Ist die Rechnung bezahlt, geht alles sofort wieder.',
    back: '{agency} kann wieder arbeiten',
    backBody: 'Vielen Dank. Alle können wieder Daten ändern.',
    open: 'Abonnement öffnen',
  },
  it: {
    late: 'Una fattura di {agency} è in ritardo',
    lateBody:
      'Pagala oppure salva un’altra carta. Dopo 30 giorni la tua agenzia potrà solo leggere. Nulla viene cancellato.',
    readOnly: '{agency} ora può solo leggere',
    readOnlyBody:
      'I tuoi dati sono al sicuro e si possono esportare. Quando la fattura è pagata, tutto funziona subito di nuovo.',
    back: '{agency} può lavorare di nuovo',
    backBody: 'Grazie. Tutti possono di nuovo modificare i dati.',
    open: 'Apri l’abbonamento',
  },
  es: {
    late: 'Una factura de {agency} lleva retraso',
    lateBody: 'Págala o guarda otra tarjeta. A los 30 días, tu agencia solo podrá leer. No se borra nada.',
    readOnly: '{agency} ahora solo puede leer',
    readOnlyBody:
      'Tus datos están a salvo y se pueden exportar. Cuando se pague la factura, todo funcionará enseguida.',
    back: '{agency} puede trabajar de nuevo',
    backBody: 'Gracias. Todos pueden volver a cambiar datos.',
    open: 'Abrir la suscripción',
  },
  'pt-br': {
    late: 'Uma fatura de {agency} está atrasada',
    lateBody: 'Pague-a ou salve outro cartão. Depois de 30 dias, sua agência só poderá ler. Nada é apagado.',
    readOnly: '{agency} agora só pode ler',
    readOnlyBody: 'Seus dados estão seguros e podem ser exportados. Quando a fatura for paga, tudo volta a funcionar.',
    back: '{agency} pode trabalhar de novo',
    backBody: 'Obrigado. Todos podem alterar dados de novo.',
    open: 'Abrir a assinatura',
  },
  pt: {
    late: 'Uma fatura de {agency} está em atraso',
    lateBody: 'Pague-a ou guarde outro cartão. Após 30 dias, a sua agência só poderá ler. Nada é apagado.',
    readOnly: '{agency} agora só pode ler',
    readOnlyBody:
      'Os seus dados estão seguros e podem ser exportados. Quando a fatura for paga, tudo volta a funcionar.',
    back: '{agency} pode trabalhar de novo',
    backBody: 'Obrigado. Todos podem voltar a alterar dados.',
    open: 'Abrir a subscrição',
  },
};

export type SubscriptionNews = 'late' | 'readOnly' | 'back';
/** Tells an administrator how the subscription of the agency stands. */
export function subscriptionNews(
  locale: Locale,
  news: SubscriptionNews,
  { agency, url }: { readonly agency: string; readonly url: string },
): Notice {
  const texts = inLanguage(TEXTS, locale);
  const heading = fill(texts[news], { agency });
  return { subject: heading, heading, paragraphs: [texts[`${news}Body`]], button: { label: texts.open, href: url } };
}
