import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nl } from '../../locales/nl.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { DefinitionList, type DefinitionListProps } from './DefinitionList.tsx';
import { contactValue, linesValue } from './values.tsx';

const show = (props: DefinitionListProps) =>
  render(
    <UiProvider locale={nl}>
      <DefinitionList {...props} />
    </UiProvider>,
  );
const definitionOf = (label: string) => screen.getByText(label).nextSibling as HTMLElement;

describe('DefinitionList', () => {
  it('[UI-01] pairs each label with its value, for screen readers too', () => {
    show({ items: [{ label: 'Budget', value: '€12,500.00' }] });
    expect(screen.getByText('Budget').tagName).toBe('DT');
    expect(definitionOf('Budget').tagName).toBe('DD');
    expect(definitionOf('Budget')).toHaveTextContent('€12,500.00');
  });

  it('[UI-04] says in the reader’s language what is not given, or in the words of this one place', () => {
    const items = [
      { label: 'Budget', value: null },
      { label: 'PO', value: undefined },
      { label: 'Lines', value: linesValue([]) },
      { label: 'Machines', value: 0 },
    ];
    const { unmount } = show({ items });
    expect(definitionOf('Budget')).toHaveTextContent('Niet opgegeven');
    expect(definitionOf('PO')).toHaveTextContent('Niet opgegeven');
    expect(definitionOf('Lines')).toHaveTextContent('Niet opgegeven');
    expect(definitionOf('Machines')).toHaveTextContent('0');
    unmount();
    show({ items, labels: { none: 'Onbekend' } });
    expect(definitionOf('Budget')).toHaveTextContent('Onbekend');
  });

  it('[SH-04] keeps its layout while it loads, and says nothing of values', () => {
    show({ items: [{ label: 'Budget', value: null }], loading: true });
    expect(screen.getByText('Budget')).toBeVisible();
    expect(definitionOf('Budget')).toHaveTextContent('');
    expect(document.querySelector('dl')).toHaveAttribute('aria-busy', 'true');
  });

  it('calls and writes to a contact, and leaves out what is not known of it', () => {
    const jan = { name: 'Jan', phone: '+31655501234', phoneText: '06 5550 1234', email: null };
    show({ items: [{ label: 'Contact', value: contactValue(jan) }] });
    expect(screen.getByRole('link', { name: '06 5550 1234' })).toHaveAttribute('href', 'tel:+31655501234');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
