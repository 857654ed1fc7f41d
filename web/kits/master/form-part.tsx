import type { ReactNode } from 'react';
import './master.css';

interface FormPartProps {
  readonly title: string;
  readonly children: ReactNode;
}
/** Fields of a long form that belong together. */
export const FormPart = ({ title, children }: FormPartProps) => (
  <>
    <h2 className="mst-h">{title}</h2>
    {children}
  </>
);
