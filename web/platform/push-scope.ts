/** The worker that shows notifications has a scope without pages, so that it comes between no page and the server. */
export const PUSH_SCOPE = '/push/';
export const PUSH_WORKER = '/push-worker.js';

export const pushRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration(PUSH_SCOPE) : undefined;

/** Ends the notifications on this device: the next user of the browser must not read them. */
export async function forgetPush(): Promise<void> {
  await (await pushRegistration())?.unregister();
}
