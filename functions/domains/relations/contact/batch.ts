import { statusing } from '#functions/domains/reference/status/public/batch.ts';
import { tagging } from '#functions/domains/reference/tag/public/batch.ts';
import { approving, type BatchDefinition, removing, restoring } from '#functions/platform/record/batch.ts';
import { contactMachine } from '#shared/domains/relations/contact/rules.ts';
import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';
import { contactMapping, contactStore } from './store.ts';

export const contactBatch: BatchDefinition<ContactFields> = {
  store: contactStore,
  mapping: contactMapping,
  operations: {
    status: statusing('contact', contactStore, 'contact.update'),
    tags: tagging('contact', contactStore, 'contact.update'),
    approve: approving(contactStore, contactMachine, 'contact.approve'),
    delete: removing(contactStore, 'contact.delete'),
    restore: restoring(contactStore, 'contact.delete'),
  },
};
