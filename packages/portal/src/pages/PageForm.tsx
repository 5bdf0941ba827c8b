import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import type { FieldValues } from 'react-hook-form';
import { EndpointFormFrame, type EndpointFormFrameProps } from '../forms/EndpointFormFrame.tsx';
import { FormSheet } from './Sheet.tsx';

const PageSheet = styled(FormSheet)({ [tokens.media.aside]: { maxInlineSize: 'none' } });

/** A form on a page of its own, which takes the width of the page. */
export function PageForm<Values extends FieldValues>(props: EndpointFormFrameProps<Values>) {
  return (
    <PageSheet>
      <EndpointFormFrame layout="page" {...props} />
    </PageSheet>
  );
}
