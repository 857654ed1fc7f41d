import * as z from 'zod';
import { copyRoute, MasterInput, masterRoutes } from '#shared/kernel/contract/master-contract.ts';
import { v1ById } from '#shared/kernel/contract/record-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';

/** The fields that a title or text can name, by kind of appointment. A calendar has no fees, notes or guests. */
const APPOINTMENT = ['artist', 'title'] as const;
const SHOW = ['venue', 'room', 'city', 'status', 'number', 'time', 'production', 'owner'] as const;
const SHOW_FIELDS = [...APPOINTMENT, ...SHOW] as const;
export type ShowField = (typeof SHOW_FIELDS)[number];
export const TEMPLATE_FIELDS = {
  showTitle: SHOW_FIELDS,
  showText: SHOW_FIELDS,
  privateTitle: APPOINTMENT,
  privateText: APPOINTMENT,
} as const;

/** The texts of appointments in a user's own calendar program. */
export const IcalendarTemplateInput = MasterInput.extend({
  isDefault: z.boolean().default(false),
  showTitle: requiredText(200),
  showText: text(1000).default(''),
  privateTitle: requiredText(200),
  privateText: text(1000).default(''),
});
export type IcalendarTemplateInput = z.infer<typeof IcalendarTemplateInput>;

/** The texts of a feed while the agency has no template. A new template starts with them. */
export const USUAL_TEXTS = {
  showTitle: '{artist} · {venue}, {city}',
  showText: '{status} · {number}\n{title}\n{time}\n{room}',
  privateTitle: '{artist} · {title}',
  privateText: '',
};

const spec = { path: 'icalendar', input: IcalendarTemplateInput };
const routes = { ...masterRoutes(spec), ...copyRoute(spec) };

export const icalendarTemplateContract = contract('icalendar-template', {
  routes: {
    ...routes,
    remove: { ...routes.remove, aliases: [v1ById('DELETE', '/icalendartemplates/{id}')] },
    copy: { ...routes.copy, aliases: [v1ById('POST', '/icalendartemplates/{id}/copy')] },
  },
});
