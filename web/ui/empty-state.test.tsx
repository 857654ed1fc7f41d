// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { Folder, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { EmptyState } from './empty-state.tsx';
import { PageIcon } from './page-icon.ts';

afterEach(cleanup);
const drawn = (state: ReactNode) => render(<PageIcon value={Folder}>{state}</PageIcon>).container;

it('draws the icon of its page, or its own', () => {
  expect(drawn(<EmptyState title="No files yet" />).querySelector('.lucide-folder')).not.toBeNull();
  cleanup();
  const own = drawn(<EmptyState icon={Star} title="No favourites yet" />);
  expect(own.querySelector('.lucide-star')).not.toBeNull();
  expect(own.querySelector('.lucide-folder')).toBeNull();
});

it('draws nothing where something failed, and a blank sheet where the page has no icon', () => {
  expect(drawn(<EmptyState icon={null} title="Failed" />).querySelector('svg')).toBeNull();
  const { container } = render(<EmptyState title="No results" />);
  expect(container.querySelector('svg .mark')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});
