import { freeMergeFields } from '#functions/domains/identity/free-field/public/merge-values.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { TemplateKind, WordKind } from '#shared/domains/attached/word-template/schemas.ts';
import type { MergeField } from '#shared/kernel/record/merge-field.ts';
import { fieldsOf } from '#shared/merge-fields.ts';

const ROWS = 'rows';

/** Every field that a template may use, those of the agency's own among them; in a list they belong to its rows. */
export async function templateFields(ctx: UserContext, kind: TemplateKind, area: WordKind): Promise<MergeField[]> {
  const [fields, free] = [fieldsOf(kind, area), await freeMergeFields(ctx, area)];
  if (kind === 'record') return [...fields, ...free];
  return fields.map((field) =>
    field.path === ROWS ? { ...field, fields: [...(field.fields ?? []), ...free] } : field,
  );
}
