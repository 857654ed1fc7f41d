import { expect, it } from 'vitest';
import type { Contact } from '#shared/domains/relations/contact/schemas.ts';
import { contactItem, contactsOf, positionText } from './contact-words.ts';

const position = (companyId: string, title: string, defaultSelect = false) => ({
  companyId,
  position: title,
  defaultSelect,
  companyName: `${companyId} Ltd`,
});
const contact = {
  id: 'c1',
  fullName: 'Frauke Hansen',
  positions: [position('a', 'Booker'), position('b', 'Director', true)],
} as unknown as Contact;

it('names the position that is offered first', () => expect(positionText(contact)).toBe('Director, b Ltd'));
it('leaves out what nobody filled in', () => expect(positionText({ positions: [position('a', '')] })).toBe('a Ltd'));
it('says nothing of somebody without a position', () => expect(positionText({ positions: [] })).toBe(''));
it('shows the position at the company that is asked for', () => {
  expect(contactItem(contact, 'a')).toMatchObject({ sublabel: 'Booker', defaultSelect: false });
  expect(contactItem(contact, 'b')).toMatchObject({ sublabel: 'Director', defaultSelect: true });
});
it('asks for all people of a company at once', () => {
  expect(contactsOf('c1')).toMatchObject({ perPage: 1000 });
});
