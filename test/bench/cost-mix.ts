/** How often one user does each action on a working day: our estimate of an agent's day, no measurement. */
export const PER_DAY: Readonly<Record<string, number>> = {
  'open the application: me': 6,
  'badge counts': 40,
  'notifications: poll': 60,
  'list of shows': 30,
  'list of shows: search': 10,
  'open a show': 40,
  'planning: month': 15,
  'availability of a month': 3,
  'conflicts of a show': 6,
  'create a show': 4,
  'edit a show': 12,
  'confirm or change a status': 3,
  'company: keystroke': 40,
  'open a company': 8,
  'create a company': 0.5,
  'create a contact': 0.5,
  'add a note': 4,
  'create a task': 3,
  'list of tasks': 6,
  'upload: ask for an address': 3,
  'make an invoice': 1.5,
  'issue an invoice': 1,
  'list of invoices': 5,
  'enter a payment': 1,
  'activity log of a show': 2,
  'guest list: create': 0.5,
};
export const WORKING_DAYS = 21;
/** A large agency has more users, not more actions of each. */
export const AGENCIES = [5, 50, 500] as const;
/** Ten thousand agencies, most of them small. */
export const MANY = { agencies: 10_000, users: 12 } as const;
