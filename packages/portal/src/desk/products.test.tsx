import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DESK_ACCOUNT, DESK_PRODUCT, productAnswers } from '../testing/desk.ts';
import { refusal } from '../testing/fake-http.ts';
import { writes } from '../testing/visit.tsx';
import { visitDesk } from '../testing/visit-desk.tsx';

const PRODUCT = `/desk/products/${DESK_PRODUCT.id}`;
const PICTURE = {
  position: 1,
  id: '7a1d6a52-53a5-4f0b-9d52-00000000ac01',
  mediaType: 'image/jpeg' as const,
  size: 9000,
};

it('[DK-13] lists the products with their first picture, and those without one', async () => {
  const shown = { ...DESK_PRODUCT, pictures: [PICTURE] };
  const other = {
    ...DESK_PRODUCT,
    id: '7a1d6a52-53a5-4f0b-9d52-00000000ab09',
    code: 'OWN-2',
    names: { 'en-US': 'Fence' },
  };
  await visitDesk('/desk/products', { answers: productAnswers([shown, other]) });
  expect(await screen.findByRole('link', { name: 'Site hut' })).toHaveAttribute('href', PRODUCT);
  const picture = screen.getByRole('img', { name: 'Site hut' });
  expect(picture).toHaveAttribute('src', expect.stringContaining(`/product-pictures/${PICTURE.id}/thumbnail`));
  expect(screen.getByRole('row', { name: /Fence.*None yet/ })).toBeVisible();
});

describe('a product at the desk', () => {
  const answers = { [`GET ${PRODUCT}`]: DESK_PRODUCT, [`PATCH ${PRODUCT}`]: DESK_PRODUCT };

  it('[DK-13] shows its texts in each language, and which one stands in', async () => {
    await visitDesk(PRODUCT, { answers });
    const texts = await screen.findByRole('region', { name: 'Name and description' });
    expect(within(texts).getByText('Bouwkeet')).toHaveAttribute('lang', 'nl');
    expect(within(texts).getAllByText('Not translated: shown in English')).toHaveLength(4);
    expect(within(texts).getByText(/Id in your system: P-1/)).toBeVisible();
  });

  it('[DK-13] gets texts in further languages, and loses one', async () => {
    const { requests } = await visitDesk(PRODUCT, { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Change texts' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Name (Nederlands)' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name (Deutsch)' }), 'Bauwagen');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description (Deutsch)' }), 'Beheizt');
    await userEvent.click(dialog.getByRole('button', { name: 'Change texts' }));
    await waitFor(() => expect(writes(requests)).toHaveLength(1));
    expect(JSON.parse(JSON.stringify(writes(requests)[0]?.body))).toEqual({
      names: { 'en-US': 'Site hut', de: 'Bauwagen' },
      fallbackLanguage: 'en-US',
      descriptions: { de: 'Beheizt' },
    });
  });

  it('[DK-13] gets pictures at its free positions, and says why one was refused', async () => {
    const shown = { ...DESK_PRODUCT, pictures: [PICTURE] };
    const { requests } = await visitDesk(PRODUCT, {
      answers: {
        [`GET ${PRODUCT}`]: shown,
        [`PUT ${PRODUCT}/pictures/2`]: shown,
        [`PUT ${PRODUCT}/pictures/3`]: refusal({ type: 'unsupported-media-type', status: 415 }),
      },
    });
    await screen.findByRole('img', { name: 'Site hut' });
    const photo = (name: string) => new File(['photo'], name, { type: 'image/png' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]:not([capture])') as HTMLInputElement;
    await userEvent.upload(input, [photo('front.png'), photo('side.png')]);
    await waitFor(() =>
      expect(writes(requests).map(({ path }) => path)).toEqual([`${PRODUCT}/pictures/2`, `${PRODUCT}/pictures/3`]),
    );
    expect(await screen.findByText('The pictures were added.')).toBeVisible();
    expect(screen.queryByText('front.png')).toBeNull();
    expect(screen.getByText('side.png')).toBeVisible();
  });

  it('[DK-13] loses a picture after a question', async () => {
    const shown = { ...DESK_PRODUCT, pictures: [PICTURE] };
    let product = shown as typeof DESK_PRODUCT;
    const { requests } = await visitDesk(PRODUCT, {
      answers: {
        [`GET ${PRODUCT}`]: () => product,
        [`DELETE ${PRODUCT}/pictures/1`]: () => {
          product = DESK_PRODUCT;
          return product;
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove picture 1' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/without a picture/)).toBeVisible();
    expect(writes(requests)).toMatchObject([{ method: 'DELETE' }]);
  });

  it('[DK-02] [DK-13] is only read by a person who does not act; texts of all companies stay', async () => {
    const reader = { ...DESK_ACCOUNT, rights: ['desk.see'] };
    const first = await visitDesk(PRODUCT, { answers: { ...answers, 'GET /desk/account': reader } });
    await screen.findByText(/without a picture/);
    expect(screen.queryByText('Add pictures')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change texts' })).toBeNull();
    first.unmount();
    await visitDesk(PRODUCT, { answers: { [`GET ${PRODUCT}`]: { ...DESK_PRODUCT, own: false } } });
    expect(await screen.findByText(/belongs to all rental companies/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change texts' })).toBeNull();
    expect(screen.getByText('Add pictures')).toBeVisible();
  });
});
