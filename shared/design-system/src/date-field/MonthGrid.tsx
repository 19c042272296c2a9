import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { Icon } from '../icon/index.ts';
import styles from './DateField.module.css';

/** The days of a month, weeks from Monday on. */
export function MonthGrid() {
  return (
    <Calendar className={styles.calendar ?? ''} firstDayOfWeek="mon">
      <header className={styles.head}>
        <Button slot="previous" className={styles.step ?? ''}>
          <Icon name="chevron-left" />
        </Button>
        <Heading className={styles.month ?? ''} />
        <Button slot="next" className={styles.step ?? ''}>
          <Icon name="chevron-right" />
        </Button>
      </header>
      <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
