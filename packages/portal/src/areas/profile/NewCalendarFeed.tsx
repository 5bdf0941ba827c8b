import {
  CALENDAR_KINDS,
  type CalendarFeedEdit,
  createCalendarFeed,
  listProjects,
  type ProjectSummary,
} from '@hireyard/contract';
import { CalendarFeedEdit as schema } from '@hireyard/contract/schemas';
import { CheckboxGroupField } from '../../forms/CheckboxGroupField.tsx';
import { EndpointFormDialog } from '../../forms/EndpointFormDialog.tsx';
import { LookupField } from '../../forms/LookupField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useEndpointForm } from '../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const NEW: CalendarFeedEdit = { name: '', kinds: [...CALENDAR_KINDS], projectId: null };
const projectOption = ({ id, name, number }: ProjectSummary) => ({ value: id, label: `${name} (${number})` });

interface NewCalendarFeedProps {
  onClose: () => void;
  /** Receives the secret of the feed's URL. */
  onMade: (secret: string) => void;
}

/** Creates a calendar feed and selects its content (DOM-21). */
export default function NewCalendarFeed({ onClose, onMade }: NewCalendarFeedProps) {
  const { t } = useTranslation('profile');
  const endpointForm = useEndpointForm({
    endpoint: createCalendarFeed,
    schema,
    values: NEW,
    onSaved: ({ secret }) => {
      onMade(secret);
      onClose();
    },
  });
  return (
    <EndpointFormDialog
      endpointForm={endpointForm}
      title={t('calendar.add')}
      submitLabel={t('calendar.add')}
      onClose={onClose}
    >
      <TextField
        form={endpointForm.form}
        name="name"
        label={t('calendar.name')}
        hint={t('calendar.nameHint')}
        required
      />
      <CheckboxGroupField
        form={endpointForm.form}
        name="kinds"
        label={t('calendar.kinds')}
        options={CALENDAR_KINDS.map((kind) => ({ value: kind, label: t(`calendar.kind.${kind}`) }))}
        required
        invalidAs="choices"
      />
      <LookupField<CalendarFeedEdit, ProjectSummary>
        form={endpointForm.form}
        name="projectId"
        label={t('calendar.project')}
        hint={t('calendar.projectHint')}
        endpoint={listProjects}
        narrowed={{}}
        optionOf={projectOption}
        chosen={null}
      />
    </EndpointFormDialog>
  );
}
