import { Children, type ReactNode } from 'react';

type Values = Readonly<Record<string, string>>;

/** Returns the English message with its placeholders replaced. */
export function translate({ message = '' }: { message?: string }, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** Renders the English message. */
export default function Translate({ children }: { children?: ReactNode }): ReactNode {
  return Children.toArray(children);
}
