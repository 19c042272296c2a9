export { Card, type CardProps } from './Card.tsx';
export {
  CardActions,
  CardBody,
  CardFooter,
  CardTitle,
  type CardPartProps,
  type CardTitleProps,
} from './CardParts.tsx';
