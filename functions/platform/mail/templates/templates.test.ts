import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#shared/kernel/text/locale.ts';
import type { Notice } from '../notice.ts';
import { renderNotice } from '../render.ts';
import { advancingMail } from './advancing.ts';
import { ADVANCING_MAILS } from './advancing-texts/texts.ts';
import { documentLink } from './document-link.ts';
import { dueReminder } from './due-reminder.ts';
import { emailReplyNotice } from './email-reply.ts';
import { guestListMail } from './guest-list.ts';
import { GUEST_LIST_MAILS } from './guest-list-mails.ts';
import { guestPass } from './guest-pass.ts';
import type { GuestPassMail } from './guest-pass-texts.ts';
import { invitation } from './invitation.ts';
import { disputeCredited, disputeRejected, invoiceDisputed, invoiceSaidPaid } from './invoice-statement.ts';
import { itineraryChanged } from './itinerary-changed.ts';
import { linkCode } from './link-code.ts';
import { mention } from './mention.ts';
import { onboardingInvite, registeredBefore } from './onboarding.ts';
import { optionExpiry } from './option-expiry.ts';
import { passwordChanged } from './password-changed.ts';
import { quoteAnswered } from './quote-answered.ts';
import { resetCode } from './reset-code.ts';
import { saidByLink } from './said-by-link.ts';
import { secondFactorNotice } from './second-factor.ts';
import { FILES_MAILS, sharedFilesMail } from './shared-files.ts';
import { socialAccountNotice } from './social-account.ts';
import { subscriptionNews } from './subscription-news.ts';
import { temporaryAccess } from './temporary-access.ts';
import { webhookNews } from './webhook-news.ts';

const brand = { agency: 'Night & Day Agency', color: '#FF0A81' };
const contact = { name: 'Iris', email: 'iris@agency.test', phone: '+31 20 1234567' };
const url = 'https://app.test/download/secret';
const show = {
  title: 'Club Nova',
  artist: 'Nova',
  venue: 'Paradiso',
  city: 'Amsterdam',
  days: { date: '2026-08-14', lastDate: '2026-08-15' },
  optionUntil: '2026-08-04',
  url,
};

const advancing = { agency: brand.agency, sender: 'Iris', show: 'Nova' };

const access = {
  name: 'Nora Lind',
  agency: brand.agency,
  by: 'Iris',
  text: 'Year end accounts',
  from: '2026-12-01T09:00:00.000Z',
  until: '2026-12-08T23:00:00.000Z',
  zone: 'Europe/Amsterdam',
  url,
};

const notices = (locale: (typeof LOCALES)[number]): Notice[] => [
  invitation(locale, {
    agency: brand.agency,
    name: 'Bo',
    inviter: 'Iris',
    email: 'bo@agency.test',
    temporaryPassword: 'a1b2c3d4e5',
    validDays: 7,
    signInUrl: url,
    contact,
  }),
  resetCode(locale, { code: '123456', minutes: 60 }),
  documentLink(locale, {
    agency: brand.agency,
    sender: 'Iris',
    document: 'Contract C-1',
    about: 'Nova · Paradiso, Amsterdam · 14',
    url,
    expiresAt: '2026-08-31T21:59:00Z',
    zone: 'Europe/Amsterdam',
    contact,
  }),
  onboardingInvite(locale, {
    name: 'New Agency',
    sender: 'Iris',
    note: 'See you soon.',
    url,
    contact,
    expiresAt: '2026-08-31T21:59:00Z',
    zone: 'Europe/Amsterdam',
  }),
  onboardingInvite(locale, {
    name: 'New Agency',
    note: '',
    url,
    contact,
    expiresAt: '2026-08-31T21:59:00Z',
    zone: 'Europe/Amsterdam',
  }),
  registeredBefore(locale, { name: 'New Agency', url }),
  ...(['accessAsked', 'accessGranted', 'accessDeclined'] as const).map((news) => temporaryAccess(locale, news, access)),
  saidByLink(locale, 'statementQuestion', { number: 'S-2026-1', name: 'Nova', text: 'Why the travel?', url }),
  saidByLink(locale, 'selfBillAccepted', { number: 'PA-2026-1', name: 'Nova', url }),
  quoteAnswered(locale, { number: 'Q-1', artist: 'Nova', name: 'Bo', url }),
  quoteAnswered(locale, { number: 'Q-1', artist: 'Nova', name: 'Bo', url, reason: 'Too late.' }),
  invoiceDisputed(locale, { number: 'F-1', amount: '€300.00', url, name: 'Nina', text: 'The fee was agreed lower.' }),
  invoiceSaidPaid(locale, { number: 'F-1', url, name: 'Nina', date: '2026-08-14', reference: 'TX 1' }),
  disputeRejected(locale, {
    number: 'F-1',
    amount: '€300.00',
    url,
    agency: brand.agency,
    contact,
    reason: 'As agreed.',
  }),
  disputeCredited(locale, { number: 'F-1', amount: '€300.00', url, agency: brand.agency, contact, credit: 'C-1' }),
  ...(['late', 'readOnly', 'back'] as const).map((news) =>
    subscriptionNews(locale, news, { agency: brand.agency, url }),
  ),
  ...(['failing', 'paused', 'gone'] as const).map((news) => webhookNews(locale, news, { name: 'Website', url })),
  linkCode(locale, { agency: brand.agency, document: 'Contract C-1', code: '123456', minutes: 10, contact }),
  itineraryChanged(locale, {
    agency: brand.agency,
    title: 'Nova',
    from: '2026-08-01',
    to: '2026-08-31',
    url,
    stopUrl: `${url}?mails=stop`,
    days: [{ date: '2026-08-14', city: 'Amsterdam' }],
    zone: 'Europe/Amsterdam',
    contact,
    expiresAt: '2026-09-04T12:00:00Z',
  }),
  optionExpiry(locale, { shows: [show, { ...show, title: 'Second' }], listUrl: url }),
  emailReplyNotice(locale, {
    name: 'Iris',
    email: 'iris@venue.example',
    subject: 'Re: Contract',
    record: 'Nova at Paradiso',
    text: 'Fine with me.',
    isVerified: false,
    url,
  }),
  mention(locale, { author: 'Iris', title: 'Nova', body: 'Look at this\n\nplease', url }),
  dueReminder(locale, { items: [{ title: 'Call', detail: 'Nova', due: '2026-08-04', url }], homeUrl: url }),
  passwordChanged(locale, {
    email: 'bo@agency.test',
    at: '2026-08-14T10:00:00Z',
    zone: 'Europe/Amsterdam',
    resetUrl: url,
  }),
  ...(['on', 'off', 'codes', 'recovered', 'reset'] as const).map((change) =>
    secondFactorNotice(locale, {
      change,
      email: 'bo@agency.test',
      at: '2026-08-14T10:00:00Z',
      zone: 'Europe/Amsterdam',
      url,
      ...(change === 'reset' ? { by: 'Ada', reason: 'Lost phone' } : {}),
    }),
  ),
  ...(['connected', 'disconnected'] as const).map((change) =>
    socialAccountNotice(locale, {
      change,
      provider: 'Google',
      email: 'bo@agency.test',
      at: '2026-08-14T10:00:00Z',
      zone: 'Europe/Amsterdam',
      url,
    }),
  ),
  ...ADVANCING_MAILS.map((mail) =>
    advancingMail(mail, locale, {
      values: { ...advancing, date: '14 August 2026', deadline: '31 July 2026', name: 'Vera', from: 'Paul', count: 3 },
      reason: 'Too early.',
      rows: [{ title: 'Doors', detail: '19:00' }],
      url,
      isStaff: mail === 'submitted',
      contact,
    }),
  ),
  ...FILES_MAILS.map((mail) =>
    sharedFilesMail(mail, locale, {
      ...advancing,
      title: 'Press kit',
      message: 'As promised.',
      rows: [{ title: 'rider.pdf', detail: '12 KB' }],
      url,
      expiresAt: '2026-08-31T21:59:00Z',
      zone: 'Europe/Amsterdam',
      contact,
    }),
  ),
  pass('waitlist', locale),
  pass('denied', locale),
  ...GUEST_LIST_MAILS.map((mail) =>
    guestListMail(mail, locale, {
      ...advancing,
      date: '14 August 2026',
      message: 'See you there.',
      rows: [{ title: 'Band', detail: '4' }],
      url,
      contact,
    }),
  ),
];

const pass = (decision: GuestPassMail, locale: (typeof LOCALES)[number]) =>
  guestPass(decision, locale, {
    agency: brand.agency,
    name: 'Ann Example',
    show: 'Nova',
    date: '14 August 2026',
    venue: 'Paradiso, Amsterdam',
    plusOnes: 1,
    place: 'Band',
    collectAt: 'Box office',
    collectFrom: '14 August 2026 at 19:00',
    reason: 'The list is full.',
    code: 'backline-guest:01J9EVNMYGVK5WSJANNB6CJND9',
    url,
    contact,
  });

describe.each(LOCALES)('the mails in %s', (locale) => {
  it('leave no placeholder open and have a subject, a text part and no foreign picture', async () => {
    for (const notice of notices(locale)) {
      const mail = await renderNotice(notice, brand, locale);
      expect(mail.subject.length).toBeGreaterThan(5);
      expect(`${mail.subject}${mail.html}${mail.text}`).not.toMatch(/\{\w+\}|undefined/);
      expect(mail.html).toContain(`lang="${locale}"`);
      expect(mail.html).not.toContain('<img');
      if (notice.button) expect(mail.text).toContain(notice.button.href);
      if (notice.stop) expect(mail.text).toContain(notice.stop.href);
      if (notice.code) expect(mail.text).toContain(notice.code);
    }
  });
});

describe('a mail', () => {
  it('names the moment of expiry where the reader is', () => {
    const [, , link] = notices('en-gb');
    expect(link?.remarks?.[0]).toMatch(/^The link works until Monday,? 31 August 2026 at 23:59 CEST\.$/);
    expect(link?.subject).toBe('Night & Day Agency sent you Contract C-1');
  });

  it('counts what it lists', () => {
    expect(notices('nl').map((n) => n.subject)).toContain('2 opties verlopen binnenkort');
    expect(notices('de').map((n) => n.subject)).toContain('1 Erinnerung für heute');
  });

  it('shows what people typed as text, never as markup', async () => {
    const evil = '<img src=x onerror=alert(1)>{agency}';
    const notice = documentLink('en', {
      agency: evil,
      sender: evil,
      document: evil,
      message: evil,
      url,
      expiresAt: '2026-08-31T21:59:00Z',
      zone: 'UTC',
      contact: { name: evil, email: evil },
    });
    const { html } = await renderNotice(notice, { ...brand, agency: evil }, 'en');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;{agency}');
  });

  it('never links to anything but web addresses', async () => {
    const notice = dueReminder('en', { items: [], homeUrl: 'javascript:alert(1)' });
    await expect(renderNotice(notice, brand, 'en')).rejects.toThrow('web addresses');
  });

  it('to a guest carries the code of the door as a picture, which reads, and as text', async () => {
    const mail = await renderNotice(pass('approved', 'de'), brand, 'de');
    const [qr] = mail.attachments ?? [];
    expect(qr).toMatchObject({ type: 'image/png', cid: 'qr-code' });
    expect(mail.html).toContain('src="cid:qr-code"');
    for (const told of ['backline-guest:01J9EVNMYGVK5WSJANNB6CJND9', 'Box office', 'Paradiso, Amsterdam'])
      expect(mail.text).toContain(told);
    const { Jimp } = await import('jimp');
    const { bitmap } = await Jimp.read(Buffer.from(qr?.content ?? []));
    expect([bitmap.width, bitmap.data[0]]).toEqual([bitmap.height, 255]);
    expect(decodeQR(bitmap)).toBe('backline-guest:01J9EVNMYGVK5WSJANNB6CJND9');
    expect((await renderNotice(pass('denied', 'en'), brand, 'en')).attachments).toEqual([]);
    expect(pass('denied', 'en').paragraphs).toContain('Reason: The list is full.');
  });

  it('carries the logo inside', async () => {
    const logo = { type: 'image/png', content: new Uint8Array([1]) } as const;
    const mail = await renderNotice(resetCode('en', { code: '1', minutes: 1 }), { ...brand, logo }, 'en');
    expect(mail.html).toContain('src="cid:brand-logo"');
    expect(mail.attachments).toEqual([{ name: 'logo', ...logo, cid: 'brand-logo' }]);
  });
});
