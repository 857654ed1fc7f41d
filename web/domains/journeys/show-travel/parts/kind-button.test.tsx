// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { Car, Plane } from 'lucide-react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { show, stubResizeObserver } from '#web/ui/controls/render.test-support.tsx';
import { KindButton } from './kind-button.tsx';
import type { TravelChoice } from './kinds.tsx';

beforeAll(async () => {
  stubResizeObserver();
  await import('#web/ui/menu-layer.tsx');
}, 60_000);
afterEach(cleanup);

const common = { kind: 'groundTransport', search: vi.fn(), dialog: () => null } as const;
const groundTransport: TravelChoice = {
  ...common,
  icon: Car,
  name: 'Ground transport',
  newLabel: 'New ground transport',
};
const flight: TravelChoice = { ...common, kind: 'flight', icon: Plane, name: 'Flights', newLabel: 'New flight' };

const onChoose = vi.fn();
const button = (kinds: readonly TravelChoice[]) => (
  <KindButton
    kinds={kinds}
    icon={null}
    label="New travel"
    labelOf={({ newLabel }) => newLabel}
    itemOf={({ newLabel }) => newLabel}
    onChoose={onChoose}
  />
);

it('the only kind there is needs no menu', async () => {
  const { user } = show(button([groundTransport]));
  await user.click(screen.getByRole('button', { name: 'New ground transport' }));
  expect(onChoose).toHaveBeenCalledWith(groundTransport);
});

it('several kinds hang from one button', async () => {
  const { user } = show(button([groundTransport, flight]));
  await user.click(screen.getByRole('button', { name: 'New travel' }));
  await user.click(await screen.findByRole('menuitem', { name: 'New flight' }));
  await vi.waitFor(() => expect(onChoose).toHaveBeenLastCalledWith(flight));
});

it('who may do nothing has no button', () => {
  show(button([]));
  expect(screen.queryByRole('button')).toBeNull();
});
