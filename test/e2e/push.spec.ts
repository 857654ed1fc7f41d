import type { Page } from '@playwright/test';
import { addTask, remind, setReminder } from './add-task.ts';
import { OUTSIDE_ORIGIN } from './outside-origin.ts';
import { outsideServer } from './outside-server.ts';
import { AGENT_2, expect, openAs, test, unique } from './person.ts';
import { fits, WIDE } from './sizes.ts';

/** No push service can be reached from here: the browser gets an address of ours, and keys of a real pair. */
const SUBSCRIPTION = {
  endpoint: `${OUTSIDE_ORIGIN}/push`,
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
};
function standIn({ endpoint, p256dh, auth }: typeof SUBSCRIPTION): void {
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer;
  const keys: Record<string, ArrayBuffer> = { p256dh: bytes(p256dh), auth: bytes(auth) };
  const subscription = { endpoint, getKey: (name: string) => keys[name] };
  let isOn = sessionStorage.getItem('on') !== null;
  Object.assign(PushManager.prototype, {
    subscribe: async () => {
      isOn = true;
      sessionStorage.setItem('on', 'yes');
      return subscription;
    },
    getSubscription: async () => (isOn ? subscription : null),
  });
}

/** Hands a message to the worker, as the browser does once it has decrypted it. */
async function deliverPush(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push/'));
      if (own) found(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await session.detach();
}

test('a device is turned on, is told what the inbox is told, and is removed', async ({ page, context }) => {
  const posted: string[] = [];
  const stop = await outsideServer(({ headers }, reply) => {
    posted.push(headers.authorization ?? '');
    reply.writeHead(201).end();
  });
  await context.grantPermissions(['notifications']);
  await page.addInitScript(standIn, SUBSCRIPTION);
  await openAs(page, AGENT_2);

  await test.step('turns it on', async () => {
    await page.goto('/personalsettings/notification-settings');
    await page.getByRole('button', { name: 'Turn on for this device' }).click();
    await expect(page.getByText(/^Chrome, Windows \(this device\)/)).toBeVisible();
    await fits(page);
    await page.setViewportSize(WIDE);
  });

  await test.step('is told of a reminder', async () => {
    const title = unique('Call the venue');
    await addTask(page, title);
    await setReminder(page, title);
    await remind();
    await expect.poll(() => posted.length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(posted[0]).toMatch(/^vapid t=.+, k=.+/);
  });

  await test.step('the worker shows it in the words of the page', async () => {
    const shown = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/push/');
      const kept = await caches.match('/push/words');
      return { active: registration?.active?.scriptURL, words: (await kept?.json()) as Record<string, string> };
    });
    expect(shown.active).toContain('/push-worker.js');
    expect(shown.words.documentReady).toBe('A document is ready');
    const seen = async () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/push/');
        return (await registration?.getNotifications())?.map(({ title, body, data }) => [title, body, data]);
      });
    // A busy machine may lose the message on its way to the worker. One that comes twice shows once.
    await expect(async () => {
      await deliverPush(page, { id: 'x1', kind: 'documentReady', body: 'Contract C-1', target: '/contract/1' });
      await expect.poll(seen).toEqual([['A document is ready', 'Contract C-1', '/contract/1']]);
    }).toPass({ timeout: 30_000 });
  });

  await test.step('removes it', async () => {
    await page.goto('/personalsettings/notification-settings');
    await page.getByRole('button', { name: 'Remove Chrome, Windows' }).click();
    await expect(page.getByText(/^Chrome, Windows/)).toHaveCount(0);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/push/')) === undefined),
    ).toBe(true);
  });
  stop();
});
