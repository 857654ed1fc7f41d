import type { Contact } from '#shared/domains/relations/contact/schemas.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';

/** The place that says who a contact is: at this company, else the one marked, else the first. */
export const positionOf = (contact: Pick<Contact, 'positions'>, companyId?: string) =>
  contact.positions.find((position) => position.companyId === companyId) ??
  contact.positions.find((position) => position.defaultSelect) ??
  contact.positions[0];

/** `Booker, Nordlicht Konzerte` */
export function positionText(contact: Pick<Contact, 'positions'>): string {
  const { position = '', companyName = '' } = positionOf(contact) ?? {};
  return [position, companyName].filter(Boolean).join(', ');
}

export function contactItem(contact: Contact, companyId?: string): PickerItem {
  const at = positionOf(contact, companyId);
  return {
    key: contact.id,
    value: contact.fullName,
    sublabel: at?.position ?? '',
    defaultSelect: at?.companyId === companyId && (at?.defaultSelect ?? false),
  };
}

/** Of a company's people all are asked for at once (spec section 9). */
const ALL_OF_COMPANY = 1000;

/** The list's question for the active people of a company. */
export const contactsOf = (companyId: string) => ({
  perPage: ALL_OF_COMPANY,
  filters: [
    { field: 'company' as const, values: [companyId] },
    { field: 'active' as const, values: ['true'] },
  ],
});
