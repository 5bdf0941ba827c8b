import type { Order } from '@hireyard/contract';
import { FormDialog } from '@hireyard/ui/components/FormDialog';
import { tokens } from '@hireyard/ui/theme';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { EndpointFormFrame } from '../../../forms/EndpointFormFrame.tsx';
import type { EndpointForm } from '../../../forms/use-endpoint-form.ts';
import { useSentences } from '../../../forms/use-sentences.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Failure } from '../../../pages/Failure.tsx';
import { Sheet } from '../../../pages/Sheet.tsx';
import { Catalogue } from './Catalogue.tsx';
import { ForRequest } from './ForRequest.tsx';
import { OrderCart, OrderTotal } from './OrderCart.tsx';
import { OrderDelivery } from './OrderDelivery.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderReview } from './OrderReview.tsx';
import { useOfferedTerms } from './OrderTerms.tsx';
import type { OrderValues } from './order-values.ts';
import { type OrderData, useLines } from './use-order-form.ts';

const Layout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 20,
  [tokens.media.aside]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
});
const Left = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const Own = styled(Sheet)({
  padding: 16,
  scrollMarginBlockStart: 80,
  '& h2': { margin: 0, marginBlockEnd: 8, fontSize: '1.0625rem' },
  [`${tokens.media.aside} and (min-height: 40rem)`]: {
    position: 'sticky',
    insetBlockStart: 76,
    maxBlockSize: 'calc(100vh - 92px)',
    overflowX: 'hidden',
    overflowY: 'auto',
  },
});
/** On a phone the order is below the catalogue, so its price and a link to it stay visible. */
const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '10px 14px',
  backgroundColor: theme.vars.color.surface,
  borderBlockStart: `1px solid ${theme.vars.color.line}`,
  '& p': { display: 'grid', margin: 0, fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  '& strong': { fontSize: '1.125rem', color: theme.vars.color.ink },
  [tokens.media.aside]: { display: 'none' },
}));

interface OrderFormProps {
  endpointForm: EndpointForm<OrderValues>;
  data: OrderData;
  label: string;
  /** Draft to edit. Provides names until the reads finish. */
  order?: Order;
  /** Cancel action, beside the buttons. */
  cancel: ReactNode;
}

/** Form of an order: project and days, catalogue, delivery, references and estimate. */
export function OrderForm({ endpointForm, data, label, order, cancel }: OrderFormProps) {
  const { t } = useTranslation('orders');
  const { problem: sentenceOf } = useSentences();
  const format = useFormat();
  const { form } = endpointForm;
  const lines = useLines(form);
  const own = useRef<HTMLDivElement>(null);
  const notices = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  const [isReviewing, setReviewing] = useState(false);
  const { depots, catalogue, estimate, failed } = data;
  const lineValues = form.watch('lines');
  const { errors, submitCount } = form.formState;
  const isValid = Object.keys(errors).length === 0;
  // Closes the dialog on a server error, because the dialog would hide the field with the error.
  useEffect(() => {
    if (!isValid && submitCount > 0) setReviewing(false);
  }, [isValid, submitCount]);

  // Moves the focus to messages above the lines, because on a phone they are far above the button.
  useEffect(() => {
    if (refusals === 0) return;
    const isSaid = own.current?.querySelector('[aria-invalid="true"]');
    if (!isSaid || form.getValues('lines').length === 0) notices.current?.focus();
  }, [refusals, form]);
  // The day checks depend on these, and they may change after a failed submit.
  const { project, rules } = data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: validates again when these change
  useEffect(() => {
    if (form.formState.errors.lines) void form.trigger('lines');
  }, [project, rules]);

  const offered = useOfferedTerms(rules?.terms);
  const { refused } = endpointForm;
  // Terms may begin to hold while the form is open.
  const readTermsAgain = useEffectEvent(() => void data.refetchRules());
  useEffect(() => {
    if (refused?.type === 'terms-not-accepted') readTermsAgain();
  }, [refused]);

  const review = async () => {
    form.setValue('submit', true);
    if (await form.trigger()) setReviewing(true);
    else setRefusals((count) => count + 1);
  };
  const saveDraft = () => {
    form.setValue('submit', false);
    endpointForm.save();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    form.setValue('acceptedTerms', offered && { version: offered.version, language: offered.language });
    endpointForm.save();
  };
  const depotName = (id: string) => depots?.find((one) => one.id === id)?.name;

  return (
    <Layout>
      <Left>
        <ForRequest form={form} />
        {depots?.length === 0 && <Alert severity="info">{t('form.noDepots')}</Alert>}
        <OrderHead form={form} data={data} order={order} lines={lines} />
        {failed.supply && <Failure {...failed.supply} />}
        {catalogue.currentData && (
          <Catalogue
            products={catalogue.currentData.items}
            stock={data.stock}
            lines={lineValues}
            hasProject={form.watch('projectId') !== null}
            favorites={data.favorites}
            depotName={depotName}
            onAdd={lines.add}
            onQuantity={(key, quantity) => lines.change(key, { quantity })}
            onRemove={lines.remove}
          />
        )}
      </Left>
      <Own as="section" ref={own} aria-labelledby="order-own">
        <h2 id="order-own">{t('form.yours')}</h2>
        <EndpointFormFrame
          label={label}
          endpointForm={endpointForm}
          onSubmit={() => void review()}
          isWorking={endpointForm.isSaving && !isReviewing}
          submit={t('form.review')}
          summary={failed.estimate ? <Failure {...failed.estimate} /> : <OrderTotal estimate={estimate} />}
          cancel={
            <>
              <Button variant="outlined" disabled={endpointForm.isSaving} onClick={saveDraft}>
                {t('form.draft')}
              </Button>
              {cancel}
            </>
          }
        >
          <OrderCart form={form} data={data} lines={lines} noticesRef={notices} />
          {failed.place && <Failure {...failed.place} />}
          <OrderDelivery form={form} data={data} order={order} />
        </EndpointFormFrame>
      </Own>
      <Foot>
        <p>
          {estimate?.total && <strong>{format.money(estimate.total)}</strong>}
          <span>
            {[t('lines.count', { count: lineValues.length }), estimate?.total && t('facts.estimate')]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <Button variant="contained" onClick={() => own.current?.scrollIntoView({ block: 'start' })}>
          {t('form.yours')}
        </Button>
      </Foot>
      {isReviewing && (
        <FormDialog
          open
          title={t('form.review')}
          text={t('form.reviewed')}
          submitLabel={t('form.send')}
          onSubmit={send}
          onClose={() => setReviewing(false)}
          working={endpointForm.isSaving}
          labels={{ cancel: t('form.back') }}
          {...(endpointForm.refused && { error: sentenceOf(endpointForm.refused) })}
        >
          <OrderReview form={form} data={data} />
        </FormDialog>
      )}
    </Layout>
  );
}
