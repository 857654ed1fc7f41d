import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ContactFields, ContactInput } from '#shared/domains/relations/contact/schemas.ts';
import { prepareContact } from './prepare.ts';

/** Checks the contact that two become, like any other. */
export const mergedContact = (
  ctx: UserContext,
  values: ContactInput,
  _pair: object,
  before: ContactFields,
): Promise<ContactFields> => prepareContact(ctx, values, before);
