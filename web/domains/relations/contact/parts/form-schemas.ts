import { hasName } from '#shared/domains/relations/contact/rules.ts';
import { ContactInput } from '#shared/domains/relations/contact/schemas.ts';

/** Fetched with zod when a form has something to check. */
export const ContactSchema = ContactInput.refine(hasName, { error: 'noName', path: ['lastName'] });
