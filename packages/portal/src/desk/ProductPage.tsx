import { LANGUAGES, type ResponseOf } from '@hireyard/contract';
import { getDeskProduct, patchDeskProduct } from '@hireyard/contract/desk';
import { deskSchemas } from '@hireyard/contract/desk/schemas';
import { DefinitionList } from '@hireyard/ui/components/DefinitionList';
import { useParams } from 'react-router-dom';
import { useRead } from '../api/use-read.ts';
import { SelectField } from '../forms/SelectField.tsx';
import { TextAreaField } from '../forms/TextAreaField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { LANGUAGE_OPTIONS } from '../i18n/language-options.ts';
import { LANGUAGE_NAMES } from '../i18n/languages.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { DetailPage } from '../lists/DetailPage.tsx';
import { Panel, PanelNote, PanelRows } from '../pages/Panel.tsx';
import { PageTitleContext } from '../pages/page-title.ts';
import { ArchiveStateChip } from './ArchiveStateChip.tsx';
import { useDeskRight } from './desk-account.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { ProductPictures } from './ProductPictures.tsx';

type Product = ResponseOf<typeof getDeskProduct>;

/** Room of the facts while the product loads. */
const LOADING = Array.from({ length: 3 }, (_, index) => ({ label: '\u00a0'.repeat(index + 1), value: null }));

const DESCRIPTION_MAX = 1000;

/** A language without a text is left out. */
const givenText = (entered: string | undefined): string | undefined => entered?.trim() || undefined;

export const nameOf = ({ names, fallbackLanguage, code }: Product, language: string): string =>
  (names as Record<string, string | undefined>)[language] ?? names[fallbackLanguage] ?? code;

/** A product: its texts in each language, and its pictures, which no ERP keeps (DK-13). */
export default function ProductPage() {
  const { id = '' } = useParams();
  const { t, i18n } = useTranslation('desk');
  const { t: words } = useTranslation('deskProducts');
  const acts = useDeskRight('desk.act');
  return (
    <PageTitleContext value={words('product')}>
      <DetailPage
        read={useRead(getDeskProduct, { params: { id } })}
        back={{ to: '/desk/products', label: words('back') }}
        title={(product) => nameOf(product, i18n.language)}
        subtitle={({ archived, code }) => (
          <>
            <ArchiveStateChip state={archived ? 'archived' : 'active'} />
            <span>{code}</span>
          </>
        )}
        actions={(product) => acts && product.own && !product.archived && <TextsButton product={product} />}
        gone={{ title: words('gone'), text: t('gone.text') }}
      >
        {(product) =>
          product === undefined ? (
            <DefinitionList loading items={LOADING} />
          ) : (
            <>
              <ProductPictures
                product={product}
                name={nameOf(product, i18n.language)}
                acts={acts && !product.archived}
              />
              <Texts product={product} />
            </>
          )
        }
      </DetailPage>
    </PageTitleContext>
  );
}

function TextsButton({ product: { id, names, fallbackLanguage, descriptions } }: { product: Product }) {
  const { t: words } = useTranslation('deskProducts');
  return (
    <MoveDialog
      endpoint={patchDeskProduct}
      schema={deskSchemas.patchDeskProduct.body}
      id={id}
      values={{ names, fallbackLanguage, descriptions }}
      label={words('change')}
      done={words('changed')}
      fields={(form) => (
        <>
          <SelectField
            form={form}
            name="fallbackLanguage"
            label={words('fallback')}
            hint={words('fallbackHint')}
            required
            options={LANGUAGE_OPTIONS}
          />
          {LANGUAGES.map((language) => {
            const params = { language: LANGUAGE_NAMES[language] };
            return (
              <div key={language} style={{ display: 'grid', gap: 12 }}>
                <TextField form={form} name={`names.${language}`} label={words('nameIn', params)} read={givenText} />
                <TextAreaField
                  form={form}
                  name={`descriptions.${language}`}
                  label={words('descriptionIn', params)}
                  maxLength={DESCRIPTION_MAX}
                  read={givenText}
                />
              </div>
            );
          })}
        </>
      )}
    />
  );
}

function Texts({ product }: { product: Product }) {
  const { t: words } = useTranslation('deskProducts');
  const { names, descriptions, fallbackLanguage, own, externalId } = product;
  const standsIn = { language: LANGUAGE_NAMES[fallbackLanguage] };
  return (
    <Panel title={words('texts')}>
      <PanelRows>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <span>
              <strong>{LANGUAGE_NAMES[language]}</strong>
              <br />
              <span {...(names[language] !== undefined && { lang: language })}>
                {names[language] ?? words('standsIn', standsIn)}
              </span>
              {descriptions[language] && (
                <>
                  <br />
                  <small lang={language}>{descriptions[language]}</small>
                </>
              )}
            </span>
          </li>
        ))}
      </PanelRows>
      {!own && <PanelNote>{words('ofAll')}</PanelNote>}
      {externalId !== null && <PanelNote>{words('ofSystem', { id: externalId })}</PanelNote>}
    </Panel>
  );
}
