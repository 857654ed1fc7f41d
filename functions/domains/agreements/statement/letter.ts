import { senderOf } from '#functions/domains/identity/account/public/own-store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { formatsOf } from '#functions/platform/documents/format.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { fill } from '#functions/platform/mail/notice.ts';
import type { InvoiceLetter } from '#shared/domains/agreements/invoice/letter.ts';
import type { StatementFields } from '#shared/domains/agreements/statement/schemas.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';

const TEXTS: Translated<{ readonly subject: string; readonly message: string }> = {
  en: {
    subject: 'Statement {number} of {agency}',
    message:
      'Dear {name},\n\nPlease find your statement {number} for {period}. You can read it, agree to it or ask a question by the link.\n\nKind regards,\n{sender}',
  },
  nl: {
    subject: 'Afrekening {number} van {agency}',
    message:
      'Beste {name},\n\nBijgaand vind je afrekening {number} over {period}. Via de link kun je haar lezen, akkoord geven of een vraag stellen.\n\nMet vriendelijke groet,\n{sender}',
  },
  de: {
    subject: 'Abrechnung {number} von {agency}',
    message:
      'Guten Tag {name},\n\nhier ist die Abrechnung {number} für {period}. Über den Link können Sie sie lesen, anerkennen oder eine Frage stellen.\n\nMit freundlichen Grüßen\n{sender}',
  },
  it: {
    subject: 'Rendiconto {number} di {agency}',
    message:
      'Gentile {name},\n\necco il rendiconto {number} per {period}. Dal link puoi leggerlo, approvarlo o fare una domanda.\n\nCordiali saluti,\n{sender}',
  },
  es: {
    subject: 'Estado de cuenta {number} de {agency}',
    message:
      'Hola, {name}:\n\nAquí tiene el estado de cuenta {number} de {period}. En el enlace puede leerlo, aceptarlo o hacer una pregunta.\n\nUn saludo,\n{sender}',
  },
  'pt-br': {
    subject: 'Demonstrativo {number} de {agency}',
    message:
      'Olá {name},\n\nSegue o demonstrativo {number} de {period}. Pelo link você pode ler, aceitar ou fazer uma pergunta.\n\nAtenciosamente,\n{sender}',
  },
  pt: {
    subject: 'Extrato {number} de {agency}',
    message:
      'Olá {name},\n\nSegue o extrato {number} de {period}. Pela ligação pode lê-lo, aceitá-lo ou fazer uma pergunta.\n\nCom os melhores cumprimentos,\n{sender}',
  },
};

/** A mail for a statement to its artist, with recipient, subject and text, to be changed and sent. */
export async function letterFor(
  ctx: UserContext,
  { artist, number, from, to }: StatementFields,
): Promise<InvoiceLetter> {
  const [client, found, user] = await Promise.all([
    clientOf(ctx.tenantId),
    artistStore.find(ctx, artist.artistId),
    userStore.get(ctx, ctx.actor.userId),
  ]);
  const { locale, name: agency } = client;
  const name = found?.name ?? artist.name;
  const { name: sender } = await senderOf(ctx, user);
  const period = formatsOf(locale).days(to > from ? { date: from, lastDate: to } : { date: from });
  const { subject, message } = inLanguage(TEXTS, locale);
  const values = { number, agency, name, period, sender };
  const recipient = { name, email: found?.email ?? '' };
  return { recipient, locale, subject: fill(subject, values), message: fill(message, values) };
}
