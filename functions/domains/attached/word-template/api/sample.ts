import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import { offer } from '../print.ts';
import { sampleTemplate } from '../sample.ts';
import { templateFields } from '../template-fields.ts';
import { areaTitle, everyField } from '../words.ts';

export const handler = endpoint(wordTemplateContract.routes.sample, async ({ body, ctx }) => {
  const { kind, mainArea, locale } = body;
  const fields = await templateFields(ctx, kind, mainArea);
  const name = `${areaTitle(kind, mainArea, locale)}, ${everyField(locale)}.docx`;
  return offer(ctx, await sampleTemplate(kind, mainArea, locale, fields), name);
});
