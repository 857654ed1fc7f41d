import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly title: ReactNode;
  /** Beside the title: saved views. */
  readonly views?: ReactNode;
  /** Right: export, one primary button. */
  readonly children?: ReactNode;
}
export const PageHead = ({ title, views, children }: PageHeadProps) => (
  <header className="page-h">
    <h1>{title}</h1>
    {views}
    <span className="push" />
    {children}
  </header>
);
