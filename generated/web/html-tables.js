// Generated from spec/ by the generator: edit that, then run scripts/generate.
// Names, as words of strings. Those of foreign attributes are spelled as in tags, all others as in trees.
export const SPECIAL_HTML = `
  address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd details dir
  div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe
  img input keygen li link listing main marquee menu meta nav noembed noframes noscript object ol p param plaintext pre script
  search section select source style summary table tbody td template textarea tfoot th thead title tr track ul wbr xmp
`;
export const SPECIAL_MATHML = 'annotation-xml mi mn mo ms mtext';
export const SPECIAL_SVG = 'desc foreignObject title';
export const HEADINGS = 'h1 h2 h3 h4 h5 h6';
export const VOID = 'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr';
export const UNESCAPED = 'iframe noembed noframes plaintext script style xmp';
export const TEXT_INTEGRATION = 'mi mn mo ms mtext';
export const HTML_INTEGRATION = 'desc foreignObject title';
export const BREAKOUT = `
  b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p
  pre ruby s small span strike strong sub sup table tt u ul var
`;
export const SVG_TAG_NAMES = `
  altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood
  feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef linearGradient radialGradient textPath
`;
export const SVG_ATTRIBUTES = `
  attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits diffuseConstant edgeMode filterUnits glyphRef
  gradientTransform gradientUnits kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lengthAdjust limitingConeAngle
  markerHeight markerUnits markerWidth maskContentUnits maskUnits numOctaves pathLength patternContentUnits patternTransform
  patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur
  requiredExtensions requiredFeatures specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles
  surfaceScale systemLanguage tableValues targetX targetY textLength viewBox viewTarget xChannelSelector yChannelSelector
  zoomAndPan
`;
export const MATHML_ATTRIBUTES = 'definitionURL';
export const FOREIGN_ATTRIBUTES = `
  xlink:actuate xlink:arcrole xlink:href xlink:role xlink:show xlink:title xlink:type xml:lang xml:space xmlns xmlns:xlink
`;
