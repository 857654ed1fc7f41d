import { senderOf } from '#functions/domains/identity/account/public/own-store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { fill } from '#functions/platform/mail/notice.ts';
import type { InvoiceLetter } from '#shared/domains/agreements/invoice/letter.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { moneyText } from '#shared/kernel/money/money-text.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { recipientOf } from './letter.ts';

const TEXTS: Translated<{ readonly subject: string; readonly message: string }> = {
  en: {
    subject: 'Please check: invoice in your name for {number}',
    message:
      'Dear {name},\n\nWe have drafted the invoice in your name for purchase agreement {number}, of {total}. Please read it by the link. You can accept it there, or tell us what to change.\n\nKind regards,\n{sender}',
  },
  nl: {
    subject: 'Graag controleren: factuur op uw naam voor {number}',
    message:
      'Beste {name},\n\nWe hebben de factuur op uw naam voor inkoopovereenkomst {number} opgesteld, van {total}. Lees haar via de link. U kunt haar daar aanvaarden of zeggen wat er moet veranderen.\n\nMet vriendelijke groet,\n{sender}',
  },
  de: {
    subject: 'Bitte prüfen: Gutschrift in Ihrem Namen zu {number}',
    message:
      'Guten Tag {name},\n\nwir haben die Gutschrift in Ihrem Namen zum Ankaufvertrag {number} über {total} entworfen. Bitte lesen Sie sie über den Link. Dort können Sie sie annehmen oder uns sagen, was zu ändern ist.\n\nMit freundlichen Grüßen\n{sender}',
  },
  it: {
    subject: 'Da verificare: fattura a suo nome per {number}',
    message:
      "Gentile {name},\n\nabbiamo preparato la fattura a suo nome per il contratto d'acquisto {number}, di {total}. La legga dal link: lì può accettarla o dirci che cosa cambiare.\n\nCordiali saluti,\n{sender}",
  },
  es: {
    subject: 'Por favor, revise: factura a su nombre por {number}',
    message:
      'Hola, {name}:\n\nHemos preparado la factura a su nombre del contrato de compra {number}, por {total}. Léala en el enlace: allí puede aceptarla o decirnos qué hay que cambiar.\n\nUn saludo,\n{sender}',
  },
  'pt-br': {
    subject: 'Confira: fatura em seu nome de {number}',
    message:
      'Olá {name},\n\nPreparamos a fatura em seu nome do contrato de compra {number}, de {total}. Leia-a pelo link: lá você pode aceitá-la ou nos dizer o que mudar.\n\nAtenciosamente,\n{sender}',
  },
  pt: {
    subject: 'Por favor, confirme: fatura em seu nome de {number}',
    message:
      'Olá {name},\n\nPreparámos a fatura em seu nome do contrato de compra {number}, de {total}. Leia-a pela ligação: aí pode aceitá-la ou dizer-nos o que mudar.\n\nCom os melhores cumprimentos,\n{sender}',
  },
};

/** A mail for a self-billed draft to its artist, with recipient, subject and text, to be changed and sent. */
export async function selfBillLetter(ctx: UserContext, invoice: InvoiceFields): Promise<InvoiceLetter> {
  const { selfBill, locale, total, currency } = invoice;
  if (!selfBill) throw new AppError('document.badTransition');
  const [recipient, user] = await Promise.all([recipientOf(ctx, invoice), userStore.get(ctx, ctx.actor.userId)]);
  const { name: sender } = await senderOf(ctx, user);
  const { subject, message } = inLanguage(TEXTS, locale);
  const { number } = selfBill.agreement;
  const values = { number, name: recipient.name, sender, total: moneyText({ minor: total, currency }, locale) };
  return { recipient, locale, subject: fill(subject, values), message: fill(message, values) };
}
