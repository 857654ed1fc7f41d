// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '#web/ui/controls/render.test-support.tsx';
import { ArtistsPanel } from './artists-panel.tsx';

vi.mock('#web/ui/page-link.tsx', () => ({ PageLink: ({ children }: { readonly children: string }) => children }));
afterEach(cleanup);

const setUp = (readOnly: boolean) => {
  const [onAdd, onDrop] = [vi.fn(), vi.fn()];
  const artists = [
    { artistId: '1', name: 'Nova Lane' },
    { artistId: '2', name: 'Casa Norte' },
  ];
  const drawn = show(
    <ArtistsPanel
      artists={artists}
      count={2}
      empty="Nobody"
      dropName={(name) => `Take ${name} away`}
      busy={false}
      readOnly={readOnly}
      onAdd={onAdd}
      onDrop={onDrop}
    />,
  );
  return { ...drawn, onDrop };
};

it('each artist has its trash button, and more come by the choose dialog', async () => {
  const { user, onDrop } = setUp(false);
  await user.click(screen.getByRole('button', { name: 'Take Casa Norte away' }));
  expect(onDrop).toHaveBeenCalledExactlyOnceWith({ artistId: '2', name: 'Casa Norte' });
  await user.click(screen.getByRole('button', { name: 'Add artists' }));
  expect(await screen.findByRole('dialog', { name: 'Choose artists' })).toBeDefined();
});

it('offers nothing to who may only read', () => {
  setUp(true);
  expect(screen.getByText('Nova Lane')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
