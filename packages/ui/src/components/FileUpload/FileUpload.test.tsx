import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';

const onAdd = vi.fn();
const show = (own: Partial<FileUploadProps> = {}) => {
  onAdd.mockClear();
  return render(
    <UiProvider>
      <FileUpload
        label="Photos"
        files={[]}
        accept={['.jpg']}
        maxBytes={2_000_000}
        maxFiles={2}
        onAdd={onAdd}
        onRemove={() => undefined}
        {...own}
      />
    </UiProvider>,
  );
};
const photo = new File(['photo'], 'mast.jpg', { type: 'image/jpeg' });
const drop = (...files: File[]) => fireEvent.drop(screen.getByText('or drop them here'), { dataTransfer: { files } });

describe('FileUpload', () => {
  it('[UI-01] is a named group whose button says what may be sent', () => {
    show();
    const group = screen.getByRole('group', { name: 'Photos' });
    expect(within(group).getByRole('button', { name: 'Choose files' })).toHaveAccessibleDescription(
      'JPG · up to 2 MB each · up to 2 files',
    );
  });

  it('[UI-01] takes files by the button’s own chooser', async () => {
    const { container } = show();
    await userEvent.upload(container.querySelector('input') as HTMLInputElement, photo);
    expect(onAdd).toHaveBeenCalledWith(expect.anything(), [photo]);
  });

  it('[UI-01] has a button for the camera behind the chooser, unless no photos are accepted', () => {
    const { container, unmount } = show();
    const camera = container.querySelector<HTMLInputElement>('input[capture="environment"]');
    const press = vi.spyOn(camera as HTMLInputElement, 'click');
    fireEvent.click(screen.getByText('Take photo'));
    expect(press).toHaveBeenCalledOnce();
    fireEvent.change(camera as HTMLInputElement, { target: { files: [photo] } });
    expect(onAdd).toHaveBeenCalledWith(expect.anything(), [photo]);
    unmount();
    show({ accept: ['.pdf'] });
    expect(screen.queryByText('Take photo')).toBeNull();
  });

  it('[UI-01] takes what is dropped and names every refusal with its reason', () => {
    show();
    const text = new File(['text'], 'notes.txt');
    const empty = new File([], 'empty.jpg');
    drop(photo, text, empty);
    expect(onAdd).toHaveBeenCalledWith(expect.anything(), [photo]);
    expect(screen.getByRole('alert')).toHaveTextContent('notes.txt isn’t an accepted file type. Use JPG.');
    expect(screen.getByRole('alert')).toHaveTextContent('empty.jpg is empty.');
    drop(photo);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[UI-01] puts another file in the place of the one that is there, where there is room for one', () => {
    const calls: unknown[] = [];
    show({
      maxFiles: 1,
      files: [{ id: '1', name: 'a.jpg', bytes: 1, state: 'done' }],
      onRemove: (_, id) => calls.push(['remove', id]),
      onAdd: (_, files) => calls.push(['add', files]),
    });
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveAccessibleDescription('JPG · up to 2 MB');
    drop(new File([], 'empty.jpg'));
    expect(calls).toEqual([]);
    drop(photo);
    expect(calls).toEqual([
      ['remove', '1'],
      ['add', [photo]],
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[UI-01] takes nothing while it is disabled', () => {
    show({ disabled: true });
    drop(photo);
    expect(onAdd).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Choose files' })).toBeDisabled();
  });

  it('[UI-01] shows how far each is, and what went wrong with another try', async () => {
    const onRetry = vi.fn();
    show({
      onRetry,
      files: [
        { id: '1', name: 'a.jpg', bytes: 1, state: 'uploading', progress: 0.456 },
        { id: '2', name: 'b.jpg', bytes: 1, state: 'failed', reason: 'The connection was lost.' },
      ],
    });
    const list = within(screen.getByRole('list', { name: 'Files' }));
    expect(list.getByRole('progressbar', { name: 'a.jpg' })).toHaveValue(46);
    expect(list.getByText('Uploading, 46%')).toBeVisible();
    expect(list.getByText('The connection was lost.')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Upload b.jpg again' }));
    expect(onRetry).toHaveBeenCalledWith(expect.anything(), '2');
  });

  it('[SH-05] keeps the focus in the list after a removal, then on the button', async () => {
    const file = (id: string) => ({ id, name: `${id}.jpg`, bytes: 1, state: 'done' as const });
    const field = (ids: string[]) => (
      <UiProvider>
        <FileUpload
          label="Photos"
          files={ids.map(file)}
          accept={[]}
          maxBytes={9}
          maxFiles={9}
          onAdd={onAdd}
          onRemove={(_, id) => rerender(field(ids.filter((other) => other !== id)))}
        />
      </UiProvider>
    );
    const { rerender } = render(field(['a', 'b']));
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.jpg' }));
    expect(screen.getByRole('button', { name: 'Remove b.jpg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  });

  it('[UI-01] takes part in a form: its error describes the button, which a form can focus', () => {
    const chooser = createRef<HTMLButtonElement>();
    show({ error: true, helperText: 'Add a photo.', inputRef: chooser, name: 'photos' });
    expect(screen.getByRole('alert')).toHaveTextContent('Add a photo.');
    expect(screen.getByRole('group', { name: 'Photos' })).toHaveAttribute('name', 'photos');
    act(() => chooser.current?.focus());
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveAccessibleDescription(/Add a photo\.$/);
  });
});
