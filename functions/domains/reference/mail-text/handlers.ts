import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { mailTextContract } from '#shared/domains/reference/mail-text/contract.ts';
import { checkMailText, withoutText, withText } from '#shared/domains/reference/mail-text/rules.ts';
import { changeTexts } from './save.ts';
import { standardsOf } from './standards.ts';
import { storedText } from './store.ts';
import { mailTextRows, mailTextView } from './view.ts';

const { list, get, update, restore } = mailTextContract.routes;

export const handlers = {
  list: endpoint(list, async ({ ctx }) => ({ rows: await mailTextRows(ctx) })),
  get: endpoint(get, async ({ params: { kind }, ctx }) => mailTextView(ctx, kind, await storedText(ctx, kind))),
  update: endpoint(update, ({ params: { kind, language }, body: { rev, ...text }, ctx }) => {
    checkMailText(kind, language, text);
    const standard = standardsOf(kind).text(kind, language);
    return changeTexts(ctx, kind, rev, (texts) => withText(texts, language, text, standard));
  }),
  restore: endpoint(restore, ({ params: { kind }, body: { rev, language }, ctx }) =>
    changeTexts(ctx, kind, rev, (texts) => withoutText(texts, language)),
  ),
};
