import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface SettingsEntry {
  readonly to: string;
  /** The page's own path where the address fills in a part of it. */
  readonly route?: string;
  readonly label: MessageDescriptor;
}
export interface SettingsGroup {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly operator?: boolean;
  readonly entries: readonly SettingsEntry[];
}

/** The group of a user's own settings. */
export const YOURS = 'you';

/** Whether a page is the one of an entry, or below it. */
export const isPageOf = ({ to, route }: SettingsEntry, pathname: string): boolean =>
  pathname === to || pathname.startsWith(`${route?.split('/$')[0] ?? to}/`);

/** Every settings page in the order of ux.md; an entry shows once its page is there. */
export const SETTINGS: readonly SettingsGroup[] = [
  {
    id: 'agency',
    label: msg`Agency`,
    entries: [
      { to: '/systemsettings/config', label: msg`Agency details` },
      { to: '/subscription', label: msg`Subscription` },
    ],
  },
  {
    id: 'people',
    label: msg`People`,
    entries: [
      { to: '/user/internal', label: msg`Team` },
      { to: '/user/external', label: msg`External users` },
      { to: '/user/temporaryaccess', label: msg`Temporary access` },
      { to: '/systemsettings/security', label: msg`Security` },
      { to: '/useraction', label: msg`Activity log` },
      {
        to: '/freefieldprofile/internal',
        route: '/freefieldprofile/$environment',
        label: msg`Custom field profiles`,
      },
    ],
  },
  {
    id: 'work',
    label: msg`Way of working`,
    entries: [
      { to: '/status/show', route: '/status/$mainArea', label: msg`Statuses` },
      { to: '/tag/show', route: '/tag/$mainArea', label: msg`Tags` },
      {
        to: '/freefieldcategory/show',
        route: '/freefieldcategory/$mainArea',
        label: msg`Custom field sections`,
      },
      { to: '/freefielddetails/show', route: '/freefielddetails/$mainArea', label: msg`Custom fields` },
      { to: '/checklistpreset/show', route: '/checklistpreset/$mainArea', label: msg`Checklists` },
      { to: '/agerestriction', label: msg`Age restrictions` },
      { to: '/webform', label: msg`Web forms` },
      { to: '/webflow', label: msg`Webflow` },
      { to: '/url', label: msg`Web links` },
    ],
  },
  {
    id: 'places',
    label: msg`Places and languages`,
    entries: [
      { to: '/country', label: msg`Countries` },
      { to: '/statealias', label: msg`State aliases` },
      { to: '/culture', label: msg`Regional formats` },
      { to: '/airport', label: msg`Airports` },
      { to: '/airline', label: msg`Airlines` },
    ],
  },
  {
    id: 'money',
    label: msg`Money`,
    entries: [
      { to: '/brand', label: msg`Brands` },
      { to: '/bankaccount', label: msg`Bank accounts` },
      { to: '/bookkeeping', label: msg`Bookkeeping entities` },
      { to: '/einvoice', label: msg`E-invoicing` },
      { to: '/cardaccount', label: msg`Card payments` },
      { to: '/costcenter', label: msg`Cost centres` },
      { to: '/businesscentralproject', label: msg`Business Central projects` },
      { to: '/vatrate', label: msg`VAT rates` },
      { to: '/paymentterm', label: msg`Payment terms` },
      { to: '/currency', label: msg`Currencies` },
      { to: '/exchangerate', label: msg`Exchange rates` },
    ],
  },
  {
    id: 'products',
    label: msg`Products`,
    entries: [
      { to: '/productgroup', label: msg`Product groups` },
      { to: '/producttemplate', label: msg`Product templates` },
    ],
  },
  {
    id: 'articles',
    label: msg`Articles`,
    entries: [
      { to: '/article/contract', route: '/article/$section', label: msg`Articles` },
      { to: '/articlecategory/contract', route: '/articlecategory/$section', label: msg`Article headings` },
    ],
  },
  {
    id: 'templates',
    label: msg`Templates`,
    entries: [
      { to: '/templatesettings', label: msg`All templates` },
      { to: '/wordtemplate/contract', route: '/wordtemplate/$mainArea', label: msg`Word templates` },
      {
        to: '/wordtemplateforlistview/show',
        route: '/wordtemplateforlistview/$mainArea',
        label: msg`Word templates for lists`,
      },
      { to: '/exceltemplate/show', route: '/exceltemplate/$mainArea', label: msg`Excel templates` },
      { to: '/template/message/show', route: '/template/message/$type', label: msg`Email templates` },
      { to: '/mailtext', label: msg`Automatic emails` },
      { to: '/icalendartemplate', label: msg`Calendar templates` },
      { to: '/advancingtemplate', label: msg`Advancing templates` },
    ],
  },
  {
    id: 'connections',
    label: msg`Connections`,
    entries: [
      { to: '/externalcalendar', label: msg`External calendars` },
      { to: '/apitoken', label: msg`API tokens` },
      { to: '/hubspot', label: msg`HubSpot` },
      { to: '/webhook', label: msg`Webhooks` },
    ],
  },
  {
    id: YOURS,
    label: msg`You`,
    entries: [
      { to: '/personalsettings/change-name', label: msg`Your name and picture` },
      { to: '/personalsettings/change-password', label: msg`Password` },
      { to: '/personalsettings/second-factor', label: msg`Second factor` },
      { to: '/personalsettings/change-secret-question', label: msg`Secret question` },
      { to: '/personalsettings/connected-accounts', label: msg`Connected accounts` },
      { to: '/personalsettings/email-settings', label: msg`Email settings` },
      { to: '/personalsettings/signature-settings', label: msg`Signature` },
      { to: '/personalsettings/favorite-subjects', label: msg`Favourites` },
      { to: '/personalsettings/notification-settings', label: msg`Notifications` },
      { to: '/personalsettings/icalendar-feeds', label: msg`Calendar feeds` },
      { to: '/personalsettings/language-and-region', label: msg`Language and region` },
      { to: '/personalsettings/defaults', label: msg`Keys and appearance` },
      { to: '/personalsettings/feature-configure', label: msg`Features` },
    ],
  },
  {
    id: 'operator',
    label: msg`Operator`,
    operator: true,
    entries: [
      { to: '/adminone/client', label: msg`Agencies` },
      { to: '/adminone/user', label: msg`Users of agencies` },
      { to: '/adminone/maintenance', label: msg`Maintenance` },
      { to: '/adminone/deadletter', label: msg`Dead letters` },
    ],
  },
];
