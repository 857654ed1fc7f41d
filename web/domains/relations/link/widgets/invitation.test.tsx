// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { signal } from '#web/platform/signals.ts';
import { show } from '#web/ui/controls/render.test-support.tsx';
import { Invitation, type InvitationRoutes } from './invitation.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const DOOR = { agency: 'Harbour', kind: 'statement', senderName: 'Ada', state: 'live', locale: 'en' };
/** Answers each address in its turn; the last answer stays. */
function answering(answers: Readonly<Record<string, object[]>>) {
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const at = Object.keys(answers).find((path) => String(url instanceof Request ? url.url : url).endsWith(path)) ?? '';
    const list = answers[at] ?? [];
    const body = list.length > 1 ? list.shift() : list[0];
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
}
const routeOf = (id: string, method: 'GET' | 'POST', path: string) =>
  ({ id, method, path, audience: 'secret' }) as const;
const routes: InvitationRoutes<{ readonly text: string }> = {
  door: routeOf('test.door', 'GET', '/api/page/test/{secret}'),
  open: routeOf('test.open', 'POST', '/api/page/test/{secret}/open'),
  sendCode: routeOf('test.sendCode', 'POST', '/api/page/test/{secret}/code'),
  askAgain: routeOf('test.askAgain', 'POST', '/api/page/test/{secret}/again'),
};

it('opens by a press alone, and asks the door again once the session of the link is lost', async () => {
  answering({ '/test/s': [DOOR, { ...DOOR, state: 'withdrawn' }], '/open': [{ text: 'The rows' }] });
  const { user } = show(
    <QueryClientProvider client={new QueryClient()}>
      <Invitation secret="s" routes={routes} welcome={({ agency }) => <h1>{agency}</h1>} action="Open it">
        {({ text }) => <p>{text}</p>}
      </Invitation>
    </QueryClientProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Open it' }));
  await screen.findByText('The rows');
  act(() => signal('linkLost', undefined));
  await screen.findByText('Harbour has withdrawn this link.', { exact: false });
  expect(screen.queryByText('The rows')).toBeNull();
});
