import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { vi } from 'vitest';

i18n.loadAndActivate({ locale: 'en-gb', messages: {} });

/** A control as a form holds it: it keeps what it is told. */
export function Held<V>({ start, children }: { start: V; children: (value: V, set: (value: V) => void) => ReactNode }) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}

export function show(node: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const all = (
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>{node}</I18nProvider>
    </QueryClientProvider>
  );
  return { user: userEvent.setup(), ...render(all) };
}

/** Layers measure what they hang on, which jsdom cannot. */
export const stubResizeObserver = () =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
