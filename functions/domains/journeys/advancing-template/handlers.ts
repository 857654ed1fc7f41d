import { freeSet } from '#functions/domains/identity/free-field-category/public/set-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { advancingTemplateContract } from '#shared/domains/journeys/advancing-template/contract.ts';
import { presetTemplate } from '#shared/domains/journeys/advancing-template/preset.ts';
import { templateProblems } from '#shared/domains/journeys/advancing-template/rules.ts';
import type { AdvancingTemplateInput } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { freeFieldOf, kindOfFree } from '#shared/domains/journeys/advancing-template/targets.ts';
import { type ErrorDetail, InvalidInput } from '#shared/kernel/contract/error.ts';
import { advancingTemplateStore } from './store.ts';

const { routes } = advancingTemplateContract;

/** Refuses targets that are no custom field of shows, or one of another type. */
async function checkFreeFields(ctx: UserContext, { sections }: AdvancingTemplateInput): Promise<void> {
  const targets = sections.flatMap(({ questions }, s) =>
    questions.flatMap(({ target, kind }, q) => {
      const id = freeFieldOf(target);
      return id ? [{ id, kind, field: `sections.${s}.questions.${q}.target` }] : [];
    }),
  );
  if (targets.length === 0) return;
  const { fields } = await freeSet(ctx.tenantId, 'show');
  const types = new Map(fields.map(({ id, type }) => [id, type]));
  const wrong = targets.flatMap(({ id, kind, field }): ErrorDetail[] => {
    const type = types.get(id);
    return type && kindOfFree(type) === kind ? [] : [{ code: 'advancingTemplate.target', field }];
  });
  if (wrong.length > 0) throw new InvalidInput(wrong);
}

export const handlers = {
  ...masterHandlers(routes, advancingTemplateStore, { problems: templateProblems, check: checkFreeFields }),
  preset: endpoint(routes.preset, async ({ ctx }) => presetTemplate(ctx.locale)),
};
