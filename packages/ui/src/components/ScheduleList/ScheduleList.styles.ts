import { styled } from 'styled-components';
import { PlaceLook, scheduleBox, scheduleRows } from '../ScheduleItem/index.ts';

export const ScheduleListFrame = styled(PlaceLook)`
  container: schedule / inline-size;
  min-width: 0;
  & > ol {
    ${scheduleBox}
  }
  & > ol:empty {
    display: none;
  }
  ${scheduleRows}
`;
