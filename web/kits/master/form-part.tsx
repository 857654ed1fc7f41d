import type { ReactNode } from 'react';
import './master.css';

/** Fields of a long form that belong together. */
export const FormPart = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <>
    <h2 className="mst-h">{title}</h2>
    {children}
  </>
);
