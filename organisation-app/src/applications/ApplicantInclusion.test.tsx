import { render, screen } from '@testing-library/react';
import type { Application } from '@puente/contract/entities/application';
import { ApplicantInclusion } from './ApplicantInclusion.tsx';

const said = (disability?: true) => ({ ...(disability && { disability }) }) as Application['student'];

it('§3.1 says what an applicant agreed to say, and what it is for', () => {
  render(<ApplicantInclusion student={said(true)} />);
  expect(screen.getByText('Discapacidad reconocida superior al 33 %')).toBeInTheDocument();
  expect(screen.getByText(/dato de salud/)).toBeInTheDocument();
});

it('says nothing when nothing was given', () => {
  const { container } = render(<ApplicantInclusion student={said()} />);
  expect(container).toBeEmptyDOMElement();
});
