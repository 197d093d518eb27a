// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
#include "edition-2026-10-03/rules.h"

namespace lockstep::edition_2026_10_03 {

constexpr detail::RuleInfo rule_infos[kRules] = {
    {"initial-anything-else", "#the-initial-insertion-mode"},
    {"initial-whitespace", "#the-initial-insertion-mode"},
    {"initial-comment", "#the-initial-insertion-mode"},
    {"initial-processing-instruction", "#the-initial-insertion-mode"},
    {"initial-doctype", "#the-initial-insertion-mode"},
    {"before-html-anything-else", "#the-before-html-insertion-mode"},
    {"before-html-whitespace", "#the-before-html-insertion-mode"},
    {"before-html-comment", "#the-before-html-insertion-mode"},
    {"before-html-processing-instruction", "#the-before-html-insertion-mode"},
    {"before-html-doctype", "#the-before-html-insertion-mode"},
    {"before-html-start-tag-html", "#the-before-html-insertion-mode"},
    {"before-html-any-other-end-tag", "#the-before-html-insertion-mode"},
    {"before-html-end-tag-head", "#the-before-html-insertion-mode"},
    {"before-head-anything-else", "#the-before-head-insertion-mode"},
    {"before-head-whitespace", "#the-before-head-insertion-mode"},
    {"before-head-comment", "#the-before-head-insertion-mode"},
    {"before-head-processing-instruction", "#the-before-head-insertion-mode"},
    {"before-head-doctype", "#the-before-head-insertion-mode"},
    {"before-head-start-tag-head", "#the-before-head-insertion-mode"},
    {"in-body-start-tag-html", "#parsing-main-inbody"},
    {"before-head-any-other-end-tag", "#the-before-head-insertion-mode"},
    {"before-head-end-tag-head", "#the-before-head-insertion-mode"},
    {"in-head-anything-else", "#parsing-main-inhead"},
    {"in-head-whitespace", "#parsing-main-inhead"},
    {"in-head-comment", "#parsing-main-inhead"},
    {"in-head-processing-instruction", "#parsing-main-inhead"},
    {"in-head-doctype", "#parsing-main-inhead"},
    {"in-head-start-tag-base", "#parsing-main-inhead"},
    {"in-head-start-tag-head", "#parsing-main-inhead"},
    {"in-head-start-tag-meta", "#parsing-main-inhead"},
    {"in-head-start-tag-noframes", "#parsing-main-inhead"},
    {"in-head-choose-start-tag-noscript", ""},
    {"in-head-start-tag-script", "#parsing-main-inhead"},
    {"in-head-start-tag-template", "#parsing-main-inhead"},
    {"in-head-start-tag-title", "#parsing-main-inhead"},
    {"in-head-end-tag-body", "#parsing-main-inhead"},
    {"in-head-end-tag-head", "#parsing-main-inhead"},
    {"in-head-end-tag-template", "#parsing-main-inhead"},
    {"in-head-noscript-anything-else", "#parsing-main-inheadnoscript"},
    {"in-head-noscript-doctype", "#parsing-main-inheadnoscript"},
    {"in-head-noscript-start-tag-head", "#parsing-main-inheadnoscript"},
    {"in-head-noscript-end-tag-br", "#parsing-main-inheadnoscript"},
    {"in-head-noscript-end-tag-noscript", "#parsing-main-inheadnoscript"},
    {"after-head-anything-else", "#the-after-head-insertion-mode"},
    {"after-head-whitespace", "#the-after-head-insertion-mode"},
    {"after-head-comment", "#the-after-head-insertion-mode"},
    {"after-head-processing-instruction", "#the-after-head-insertion-mode"},
    {"after-head-doctype", "#the-after-head-insertion-mode"},
    {"after-head-start-tag-base", "#the-after-head-insertion-mode"},
    {"after-head-start-tag-body", "#the-after-head-insertion-mode"},
    {"after-head-start-tag-frameset", "#the-after-head-insertion-mode"},
    {"after-head-start-tag-head", "#the-after-head-insertion-mode"},
    {"after-head-end-tag-body", "#the-after-head-insertion-mode"},
    {"in-body-nul", "#parsing-main-inbody"},
    {"in-body-whitespace", "#parsing-main-inbody"},
    {"in-body-character", "#parsing-main-inbody"},
    {"in-body-comment", "#parsing-main-inbody"},
    {"in-body-processing-instruction", "#parsing-main-inbody"},
    {"in-body-doctype", "#parsing-main-inbody"},
    {"in-body-end-of-file", "#parsing-main-inbody"},
    {"in-body-any-other-start-tag", "#parsing-main-inbody"},
    {"in-body-start-tag-a", "#parsing-main-inbody"},
    {"in-body-start-tag-address", "#parsing-main-inbody"},
    {"in-body-start-tag-applet", "#parsing-main-inbody"},
    {"in-body-start-tag-area", "#parsing-main-inbody"},
    {"in-body-start-tag-b", "#parsing-main-inbody"},
    {"in-body-start-tag-body", "#parsing-main-inbody"},
    {"in-body-start-tag-button", "#parsing-main-inbody"},
    {"in-body-start-tag-caption", "#parsing-main-inbody"},
    {"in-body-start-tag-dd", "#parsing-main-inbody"},
    {"in-body-start-tag-form", "#parsing-main-inbody"},
    {"in-body-start-tag-frameset", "#parsing-main-inbody"},
    {"in-body-start-tag-h1", "#parsing-main-inbody"},
    {"in-body-start-tag-hr", "#parsing-main-inbody"},
    {"in-body-start-tag-iframe", "#parsing-main-inbody"},
    {"in-body-start-tag-image", "#parsing-main-inbody"},
    {"in-body-start-tag-input", "#parsing-main-inbody"},
    {"in-body-start-tag-li", "#parsing-main-inbody"},
    {"in-body-start-tag-pre", "#parsing-main-inbody"},
    {"in-body-start-tag-math", "#parsing-main-inbody"},
    {"in-body-start-tag-nobr", "#parsing-main-inbody"},
    {"in-body-start-tag-noembed", "#parsing-main-inbody"},
    {"in-body-choose-start-tag-noscript", ""},
    {"in-body-start-tag-optgroup", "#parsing-main-inbody"},
    {"in-body-start-tag-option", "#parsing-main-inbody"},
    {"in-body-start-tag-param", "#parsing-main-inbody"},
    {"in-body-start-tag-plaintext", "#parsing-main-inbody"},
    {"in-body-start-tag-rb", "#parsing-main-inbody"},
    {"in-body-start-tag-rp", "#parsing-main-inbody"},
    {"in-body-start-tag-select", "#parsing-main-inbody"},
    {"in-body-start-tag-svg", "#parsing-main-inbody"},
    {"in-body-start-tag-table", "#parsing-main-inbody"},
    {"in-body-start-tag-textarea", "#parsing-main-inbody"},
    {"in-body-start-tag-xmp", "#parsing-main-inbody"},
    {"in-body-any-other-end-tag", "#parsing-main-inbody"},
    {"in-body-end-tag-a", "#parsing-main-inbody"},
    {"in-body-end-tag-address", "#parsing-main-inbody"},
    {"in-body-end-tag-applet", "#parsing-main-inbody"},
    {"in-body-end-tag-body", "#parsing-main-inbody"},
    {"in-body-end-tag-br", "#parsing-main-inbody"},
    {"in-body-end-tag-dd", "#parsing-main-inbody"},
    {"in-body-end-tag-form", "#parsing-main-inbody"},
    {"in-body-end-tag-h1", "#parsing-main-inbody"},
    {"in-body-end-tag-html", "#parsing-main-inbody"},
    {"in-body-end-tag-li", "#parsing-main-inbody"},
    {"in-body-end-tag-p", "#parsing-main-inbody"},
    {"in-body-end-tag-sarcasm", "#parsing-main-inbody"},
    {"in-body-end-tag-select", "#parsing-main-inbody"},
    {"text-character", "#parsing-main-incdata"},
    {"text-anything-else", "#parsing-main-incdata"},
    {"text-end-of-file", "#parsing-main-incdata"},
    {"text-any-other-end-tag", "#parsing-main-incdata"},
    {"text-end-tag-script", "#parsing-main-incdata"},
    {"in-table-choose-character", ""},
    {"in-table-comment", "#parsing-main-intable"},
    {"in-table-processing-instruction", "#parsing-main-intable"},
    {"in-table-doctype", "#parsing-main-intable"},
    {"in-table-anything-else", "#parsing-main-intable"},
    {"in-table-start-tag-caption", "#parsing-main-intable"},
    {"in-table-start-tag-col", "#parsing-main-intable"},
    {"in-table-start-tag-colgroup", "#parsing-main-intable"},
    {"in-table-start-tag-form", "#parsing-main-intable"},
    {"in-table-start-tag-input", "#parsing-main-intable"},
    {"in-table-start-tag-table", "#parsing-main-intable"},
    {"in-table-start-tag-tbody", "#parsing-main-intable"},
    {"in-table-start-tag-td", "#parsing-main-intable"},
    {"in-table-end-tag-body", "#parsing-main-intable"},
    {"in-table-end-tag-table", "#parsing-main-intable"},
    {"in-table-text-nul", "#parsing-main-intabletext"},
    {"in-table-text-character", "#parsing-main-intabletext"},
    {"in-table-text-anything-else", "#parsing-main-intabletext"},
    {"in-caption-start-tag-caption", "#parsing-main-incaption"},
    {"in-caption-end-tag-body", "#parsing-main-incaption"},
    {"in-caption-end-tag-caption", "#parsing-main-incaption"},
    {"in-column-group-anything-else", "#parsing-main-incolgroup"},
    {"in-column-group-whitespace", "#parsing-main-incolgroup"},
    {"in-column-group-comment", "#parsing-main-incolgroup"},
    {"in-column-group-processing-instruction", "#parsing-main-incolgroup"},
    {"in-column-group-doctype", "#parsing-main-incolgroup"},
    {"in-column-group-start-tag-col", "#parsing-main-incolgroup"},
    {"in-column-group-end-tag-col", "#parsing-main-incolgroup"},
    {"in-column-group-end-tag-colgroup", "#parsing-main-incolgroup"},
    {"in-table-body-start-tag-caption", "#parsing-main-intbody"},
    {"in-table-body-start-tag-th", "#parsing-main-intbody"},
    {"in-table-body-start-tag-tr", "#parsing-main-intbody"},
    {"in-table-body-end-tag-body", "#parsing-main-intbody"},
    {"in-table-body-end-tag-tbody", "#parsing-main-intbody"},
    {"in-row-start-tag-caption", "#parsing-main-intr"},
    {"in-row-start-tag-th", "#parsing-main-intr"},
    {"in-row-end-tag-body", "#parsing-main-intr"},
    {"in-row-end-tag-tbody", "#parsing-main-intr"},
    {"in-row-end-tag-tr", "#parsing-main-intr"},
    {"in-cell-start-tag-caption", "#parsing-main-intd"},
    {"in-cell-end-tag-body", "#parsing-main-intd"},
    {"in-cell-end-tag-table", "#parsing-main-intd"},
    {"in-cell-end-tag-td", "#parsing-main-intd"},
    {"in-template-end-of-file", "#parsing-main-intemplate"},
    {"in-template-any-other-start-tag", "#parsing-main-intemplate"},
    {"in-template-start-tag-caption", "#parsing-main-intemplate"},
    {"in-template-start-tag-col", "#parsing-main-intemplate"},
    {"in-template-start-tag-td", "#parsing-main-intemplate"},
    {"in-template-start-tag-tr", "#parsing-main-intemplate"},
    {"in-template-any-other-end-tag", "#parsing-main-intemplate"},
    {"after-body-anything-else", "#parsing-main-afterbody"},
    {"after-body-comment", "#parsing-main-afterbody"},
    {"after-body-processing-instruction", "#parsing-main-afterbody"},
    {"after-body-doctype", "#parsing-main-afterbody"},
    {"after-body-end-of-file", "#parsing-main-afterbody"},
    {"after-body-end-tag-html", "#parsing-main-afterbody"},
    {"in-frameset-anything-else", "#parsing-main-inframeset"},
    {"in-frameset-whitespace", "#parsing-main-inframeset"},
    {"in-frameset-comment", "#parsing-main-inframeset"},
    {"in-frameset-processing-instruction", "#parsing-main-inframeset"},
    {"in-frameset-doctype", "#parsing-main-inframeset"},
    {"in-frameset-end-of-file", "#parsing-main-inframeset"},
    {"in-frameset-start-tag-frame", "#parsing-main-inframeset"},
    {"in-frameset-start-tag-frameset", "#parsing-main-inframeset"},
    {"in-frameset-end-tag-frameset", "#parsing-main-inframeset"},
    {"after-frameset-anything-else", "#parsing-main-afterframeset"},
    {"after-frameset-whitespace", "#parsing-main-afterframeset"},
    {"after-frameset-comment", "#parsing-main-afterframeset"},
    {"after-frameset-processing-instruction", "#parsing-main-afterframeset"},
    {"after-frameset-doctype", "#parsing-main-afterframeset"},
    {"after-frameset-end-of-file", "#parsing-main-afterframeset"},
    {"after-frameset-end-tag-html", "#parsing-main-afterframeset"},
    {"after-after-body-anything-else", "#the-after-after-body-insertion-mode"},
    {"after-after-body-comment", "#the-after-after-body-insertion-mode"},
    {"after-after-body-processing-instruction", "#the-after-after-body-insertion-mode"},
    {"after-after-body-end-of-file", "#the-after-after-body-insertion-mode"},
    {"after-after-frameset-anything-else", "#the-after-after-frameset-insertion-mode"},
    {"after-after-frameset-comment", "#the-after-after-frameset-insertion-mode"},
    {"after-after-frameset-processing-instruction", "#the-after-after-frameset-insertion-mode"},
    {"after-after-frameset-end-of-file", "#the-after-after-frameset-insertion-mode"},
    {"foreign-content-nul", "#parsing-main-inforeign"},
    {"foreign-content-whitespace", "#parsing-main-inforeign"},
    {"foreign-content-character", "#parsing-main-inforeign"},
    {"foreign-content-comment", "#parsing-main-inforeign"},
    {"foreign-content-processing-instruction", "#parsing-main-inforeign"},
    {"foreign-content-doctype", "#parsing-main-inforeign"},
    {"foreign-content-anything-else", "#parsing-main-inforeign"},
    {"foreign-content-any-other-start-tag", "#parsing-main-inforeign"},
    {"foreign-content-start-tag-b", "#parsing-main-inforeign"},
    {"foreign-content-choose-start-tag-font", ""},
    {"foreign-content-any-other-end-tag", "#parsing-main-inforeign"},
    {"foreign-content-choose-end-tag-script", ""},
    {"a-new-element-for-in-with-intended-parent", "#create-an-element-for-the-token"},
    {"run-the-adoption-agency-algorithm-for-the-token", "#adoption-agency-algorithm"},
    {"close-a-p-element", "#close-a-p-element"},
    {"close-the-cell", "#close-the-cell"},
};

namespace {

// Of the names, those that a rule mentions have columns of their own in the table below; 0 is the column of
// all others.
constexpr std::uint8_t column_of_tag[kTagClasses] = {
    0,   1,   0,   0,  2,   0,   0,   0,  0,  0,   0,   0,   0,  0,  3,   4,  5,  6,  0,   7,   8,  9,   0,
    0,   10,  11,  0,  12,  13,  14,  15, 0,  16,  17,  0,   0,  0,  18,  19, 20, 0,  0,   0,   0,  0,   0,
    21,  0,   0,   0,  22,  0,   23,  24, 0,  25,  26,  27,  0,  28, 29,  0,  0,  0,  0,   0,   0,  0,   0,
    0,   0,   0,   0,  0,   0,   0,   0,  0,  0,   0,   0,   0,  0,  0,   0,  0,  30, 31,  32,  0,  33,  0,
    0,   0,   0,   0,  34,  0,   35,  36, 37, 0,   0,   0,   38, 39, 40,  41, 42, 43, 44,  45,  46, 0,   47,
    48,  49,  50,  0,  51,  52,  53,  0,  0,  0,   54,  0,   0,  0,  55,  0,  0,  56, 57,  0,   58, 0,   0,
    0,   0,   0,   59, 0,   60,  0,   61, 0,  0,   62,  0,   0,  0,  0,   0,  0,  0,  0,   0,   0,  0,   0,
    0,   0,   0,   0,  0,   0,   0,   0,  0,  0,   0,   0,   0,  0,  0,   0,  0,  0,  0,   0,   0,  0,   0,
    0,   0,   0,   0,  63,  0,   64,  65, 66, 0,   0,   67,  68, 69, 70,  71, 0,  72, 73,  0,   0,  0,   74,
    0,   0,   0,   75, 0,   0,   0,   76, 0,  77,  78,  79,  80, 81, 0,   82, 83, 84, 85,  86,  0,  0,   0,
    0,   0,   87,  88, 0,   89,  0,   90, 91, 92,  93,  94,  95, 96, 0,   0,  97, 98, 99,  100, 0,  101, 0,
    102, 103, 104, 0,  105, 106, 107, 0,  0,  108, 109, 110, 0,  0,  111, 0,  0,  0,  112, 113, 0,  0,   0,
    0,   0,   0,   0,  0,   0,   0,   0,  0,  0,   0,   0,   0,  0,  0,   0,  0,  0,  0,   0,   0,  0,   0,
    0,   0,   0,   0,  0,   0,   0,   0,  0,  0,   0,
};

constexpr Rule r0 = Rule::initial_anything_else;
constexpr Rule r1 = Rule::initial_whitespace;
constexpr Rule r2 = Rule::initial_comment;
constexpr Rule r3 = Rule::initial_processing_instruction;
constexpr Rule r4 = Rule::initial_doctype;
constexpr Rule r5 = Rule::before_html_anything_else;
constexpr Rule r6 = Rule::before_html_whitespace;
constexpr Rule r7 = Rule::before_html_comment;
constexpr Rule r8 = Rule::before_html_processing_instruction;
constexpr Rule r9 = Rule::before_html_doctype;
constexpr Rule r10 = Rule::before_html_start_tag_html;
constexpr Rule r11 = Rule::before_html_any_other_end_tag;
constexpr Rule r12 = Rule::before_html_end_tag_head;
constexpr Rule r13 = Rule::before_head_anything_else;
constexpr Rule r14 = Rule::before_head_whitespace;
constexpr Rule r15 = Rule::before_head_comment;
constexpr Rule r16 = Rule::before_head_processing_instruction;
constexpr Rule r17 = Rule::before_head_doctype;
constexpr Rule r18 = Rule::before_head_start_tag_head;
constexpr Rule r19 = Rule::in_body_start_tag_html;
constexpr Rule r20 = Rule::before_head_any_other_end_tag;
constexpr Rule r21 = Rule::before_head_end_tag_head;
constexpr Rule r22 = Rule::in_head_anything_else;
constexpr Rule r23 = Rule::in_head_whitespace;
constexpr Rule r24 = Rule::in_head_comment;
constexpr Rule r25 = Rule::in_head_processing_instruction;
constexpr Rule r26 = Rule::in_head_doctype;
constexpr Rule r27 = Rule::in_head_start_tag_base;
constexpr Rule r28 = Rule::in_head_start_tag_head;
constexpr Rule r29 = Rule::in_head_start_tag_meta;
constexpr Rule r30 = Rule::in_head_start_tag_noframes;
constexpr Rule r31 = Rule::in_head_choose_start_tag_noscript;
constexpr Rule r32 = Rule::in_head_start_tag_script;
constexpr Rule r33 = Rule::in_head_start_tag_template;
constexpr Rule r34 = Rule::in_head_start_tag_title;
constexpr Rule r35 = Rule::in_head_end_tag_body;
constexpr Rule r36 = Rule::in_head_end_tag_head;
constexpr Rule r37 = Rule::in_head_end_tag_template;
constexpr Rule r38 = Rule::in_head_noscript_anything_else;
constexpr Rule r39 = Rule::in_head_noscript_doctype;
constexpr Rule r40 = Rule::in_head_noscript_start_tag_head;
constexpr Rule r41 = Rule::in_head_noscript_end_tag_br;
constexpr Rule r42 = Rule::in_head_noscript_end_tag_noscript;
constexpr Rule r43 = Rule::after_head_anything_else;
constexpr Rule r44 = Rule::after_head_whitespace;
constexpr Rule r45 = Rule::after_head_comment;
constexpr Rule r46 = Rule::after_head_processing_instruction;
constexpr Rule r47 = Rule::after_head_doctype;
constexpr Rule r48 = Rule::after_head_start_tag_base;
constexpr Rule r49 = Rule::after_head_start_tag_body;
constexpr Rule r50 = Rule::after_head_start_tag_frameset;
constexpr Rule r51 = Rule::after_head_start_tag_head;
constexpr Rule r52 = Rule::after_head_end_tag_body;
constexpr Rule r53 = Rule::in_body_nul;
constexpr Rule r54 = Rule::in_body_whitespace;
constexpr Rule r55 = Rule::in_body_character;
constexpr Rule r56 = Rule::in_body_comment;
constexpr Rule r57 = Rule::in_body_processing_instruction;
constexpr Rule r58 = Rule::in_body_doctype;
constexpr Rule r59 = Rule::in_body_end_of_file;
constexpr Rule r60 = Rule::in_body_any_other_start_tag;
constexpr Rule r61 = Rule::in_body_start_tag_a;
constexpr Rule r62 = Rule::in_body_start_tag_address;
constexpr Rule r63 = Rule::in_body_start_tag_applet;
constexpr Rule r64 = Rule::in_body_start_tag_area;
constexpr Rule r65 = Rule::in_body_start_tag_b;
constexpr Rule r66 = Rule::in_body_start_tag_body;
constexpr Rule r67 = Rule::in_body_start_tag_button;
constexpr Rule r68 = Rule::in_body_start_tag_caption;
constexpr Rule r69 = Rule::in_body_start_tag_dd;
constexpr Rule r70 = Rule::in_body_start_tag_form;
constexpr Rule r71 = Rule::in_body_start_tag_frameset;
constexpr Rule r72 = Rule::in_body_start_tag_h1;
constexpr Rule r73 = Rule::in_body_start_tag_hr;
constexpr Rule r74 = Rule::in_body_start_tag_iframe;
constexpr Rule r75 = Rule::in_body_start_tag_image;
constexpr Rule r76 = Rule::in_body_start_tag_input;
constexpr Rule r77 = Rule::in_body_start_tag_li;
constexpr Rule r78 = Rule::in_body_start_tag_pre;
constexpr Rule r79 = Rule::in_body_start_tag_math;
constexpr Rule r80 = Rule::in_body_start_tag_nobr;
constexpr Rule r81 = Rule::in_body_start_tag_noembed;
constexpr Rule r82 = Rule::in_body_choose_start_tag_noscript;
constexpr Rule r83 = Rule::in_body_start_tag_optgroup;
constexpr Rule r84 = Rule::in_body_start_tag_option;
constexpr Rule r85 = Rule::in_body_start_tag_param;
constexpr Rule r86 = Rule::in_body_start_tag_plaintext;
constexpr Rule r87 = Rule::in_body_start_tag_rb;
constexpr Rule r88 = Rule::in_body_start_tag_rp;
constexpr Rule r89 = Rule::in_body_start_tag_select;
constexpr Rule r90 = Rule::in_body_start_tag_svg;
constexpr Rule r91 = Rule::in_body_start_tag_table;
constexpr Rule r92 = Rule::in_body_start_tag_textarea;
constexpr Rule r93 = Rule::in_body_start_tag_xmp;
constexpr Rule r94 = Rule::in_body_any_other_end_tag;
constexpr Rule r95 = Rule::in_body_end_tag_a;
constexpr Rule r96 = Rule::in_body_end_tag_address;
constexpr Rule r97 = Rule::in_body_end_tag_applet;
constexpr Rule r98 = Rule::in_body_end_tag_body;
constexpr Rule r99 = Rule::in_body_end_tag_br;
constexpr Rule r100 = Rule::in_body_end_tag_dd;
constexpr Rule r101 = Rule::in_body_end_tag_form;
constexpr Rule r102 = Rule::in_body_end_tag_h1;
constexpr Rule r103 = Rule::in_body_end_tag_html;
constexpr Rule r104 = Rule::in_body_end_tag_li;
constexpr Rule r105 = Rule::in_body_end_tag_p;
constexpr Rule r106 = Rule::in_body_end_tag_sarcasm;
constexpr Rule r107 = Rule::in_body_end_tag_select;
constexpr Rule r108 = Rule::text_character;
constexpr Rule r109 = Rule::text_anything_else;
constexpr Rule r110 = Rule::text_end_of_file;
constexpr Rule r111 = Rule::text_any_other_end_tag;
constexpr Rule r112 = Rule::text_end_tag_script;
constexpr Rule r113 = Rule::in_table_choose_character;
constexpr Rule r114 = Rule::in_table_comment;
constexpr Rule r115 = Rule::in_table_processing_instruction;
constexpr Rule r116 = Rule::in_table_doctype;
constexpr Rule r117 = Rule::in_table_anything_else;
constexpr Rule r118 = Rule::in_table_start_tag_caption;
constexpr Rule r119 = Rule::in_table_start_tag_col;
constexpr Rule r120 = Rule::in_table_start_tag_colgroup;
constexpr Rule r121 = Rule::in_table_start_tag_form;
constexpr Rule r122 = Rule::in_table_start_tag_input;
constexpr Rule r123 = Rule::in_table_start_tag_table;
constexpr Rule r124 = Rule::in_table_start_tag_tbody;
constexpr Rule r125 = Rule::in_table_start_tag_td;
constexpr Rule r126 = Rule::in_table_end_tag_body;
constexpr Rule r127 = Rule::in_table_end_tag_table;
constexpr Rule r128 = Rule::in_table_text_nul;
constexpr Rule r129 = Rule::in_table_text_character;
constexpr Rule r130 = Rule::in_table_text_anything_else;
constexpr Rule r131 = Rule::in_caption_start_tag_caption;
constexpr Rule r132 = Rule::in_caption_end_tag_body;
constexpr Rule r133 = Rule::in_caption_end_tag_caption;
constexpr Rule r134 = Rule::in_column_group_anything_else;
constexpr Rule r135 = Rule::in_column_group_whitespace;
constexpr Rule r136 = Rule::in_column_group_comment;
constexpr Rule r137 = Rule::in_column_group_processing_instruction;
constexpr Rule r138 = Rule::in_column_group_doctype;
constexpr Rule r139 = Rule::in_column_group_start_tag_col;
constexpr Rule r140 = Rule::in_column_group_end_tag_col;
constexpr Rule r141 = Rule::in_column_group_end_tag_colgroup;
constexpr Rule r142 = Rule::in_table_body_start_tag_caption;
constexpr Rule r143 = Rule::in_table_body_start_tag_th;
constexpr Rule r144 = Rule::in_table_body_start_tag_tr;
constexpr Rule r145 = Rule::in_table_body_end_tag_body;
constexpr Rule r146 = Rule::in_table_body_end_tag_tbody;
constexpr Rule r147 = Rule::in_row_start_tag_caption;
constexpr Rule r148 = Rule::in_row_start_tag_th;
constexpr Rule r149 = Rule::in_row_end_tag_body;
constexpr Rule r150 = Rule::in_row_end_tag_tbody;
constexpr Rule r151 = Rule::in_row_end_tag_tr;
constexpr Rule r152 = Rule::in_cell_start_tag_caption;
constexpr Rule r153 = Rule::in_cell_end_tag_body;
constexpr Rule r154 = Rule::in_cell_end_tag_table;
constexpr Rule r155 = Rule::in_cell_end_tag_td;
constexpr Rule r156 = Rule::in_template_end_of_file;
constexpr Rule r157 = Rule::in_template_any_other_start_tag;
constexpr Rule r158 = Rule::in_template_start_tag_caption;
constexpr Rule r159 = Rule::in_template_start_tag_col;
constexpr Rule r160 = Rule::in_template_start_tag_td;
constexpr Rule r161 = Rule::in_template_start_tag_tr;
constexpr Rule r162 = Rule::in_template_any_other_end_tag;
constexpr Rule r163 = Rule::after_body_anything_else;
constexpr Rule r164 = Rule::after_body_comment;
constexpr Rule r165 = Rule::after_body_processing_instruction;
constexpr Rule r166 = Rule::after_body_doctype;
constexpr Rule r167 = Rule::after_body_end_of_file;
constexpr Rule r168 = Rule::after_body_end_tag_html;
constexpr Rule r169 = Rule::in_frameset_anything_else;
constexpr Rule r170 = Rule::in_frameset_whitespace;
constexpr Rule r171 = Rule::in_frameset_comment;
constexpr Rule r172 = Rule::in_frameset_processing_instruction;
constexpr Rule r173 = Rule::in_frameset_doctype;
constexpr Rule r174 = Rule::in_frameset_end_of_file;
constexpr Rule r175 = Rule::in_frameset_start_tag_frame;
constexpr Rule r176 = Rule::in_frameset_start_tag_frameset;
constexpr Rule r177 = Rule::in_frameset_end_tag_frameset;
constexpr Rule r178 = Rule::after_frameset_anything_else;
constexpr Rule r179 = Rule::after_frameset_whitespace;
constexpr Rule r180 = Rule::after_frameset_comment;
constexpr Rule r181 = Rule::after_frameset_processing_instruction;
constexpr Rule r182 = Rule::after_frameset_doctype;
constexpr Rule r183 = Rule::after_frameset_end_of_file;
constexpr Rule r184 = Rule::after_frameset_end_tag_html;
constexpr Rule r185 = Rule::after_after_body_anything_else;
constexpr Rule r186 = Rule::after_after_body_comment;
constexpr Rule r187 = Rule::after_after_body_processing_instruction;
constexpr Rule r188 = Rule::after_after_body_end_of_file;
constexpr Rule r189 = Rule::after_after_frameset_anything_else;
constexpr Rule r190 = Rule::after_after_frameset_comment;
constexpr Rule r191 = Rule::after_after_frameset_processing_instruction;
constexpr Rule r192 = Rule::after_after_frameset_end_of_file;
constexpr Rule r193 = Rule::foreign_content_nul;
constexpr Rule r194 = Rule::foreign_content_whitespace;
constexpr Rule r195 = Rule::foreign_content_character;
constexpr Rule r196 = Rule::foreign_content_comment;
constexpr Rule r197 = Rule::foreign_content_processing_instruction;
constexpr Rule r198 = Rule::foreign_content_doctype;
constexpr Rule r199 = Rule::foreign_content_anything_else;
constexpr Rule r200 = Rule::foreign_content_any_other_start_tag;
constexpr Rule r201 = Rule::foreign_content_start_tag_b;
constexpr Rule r202 = Rule::foreign_content_choose_start_tag_font;
constexpr Rule r203 = Rule::foreign_content_any_other_end_tag;
constexpr Rule r204 = Rule::foreign_content_choose_end_tag_script;

constexpr unsigned kTagColumns = 114;
constexpr Rule written[kModes][token_class::start_tag + 2 * kTagColumns] = {
    // initial
    {
        r0, r1, r0, r2, r3, r4, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
    },
    // before_html
    {
        r5,  r6,  r5,  r7,  r8,  r9,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,
        r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,
        r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r10, r5,  r5,  r5,  r5,
        r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,
        r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,
        r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,
        r5,  r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r12, r12, r11, r11, r11, r11,
        r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11,
        r11, r11, r11, r11, r11, r12, r11, r11, r11, r12, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11,
        r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11,
        r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11,
        r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11,
    },
    // before_head
    {
        r13, r14, r13, r15, r16, r17, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13,
        r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13,
        r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r18, r13, r13, r13, r19, r13, r13, r13, r13,
        r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13,
        r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13,
        r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13,
        r13, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r21, r21, r20, r20, r20, r20,
        r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20,
        r20, r20, r20, r20, r20, r21, r20, r20, r20, r21, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20,
        r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20,
        r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20,
        r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20,
    },
    // in_head
    {
        r22, r23, r22, r24, r25, r26, r22, r22, r22, r22, r22, r22, r22, r22, r22, r27, r27, r27, r22, r22,
        r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22,
        r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r28, r22, r22, r22, r19, r22, r22, r22, r22,
        r22, r22, r22, r27, r22, r22, r22, r22, r22, r29, r22, r22, r22, r30, r31, r22, r22, r22, r22, r22,
        r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r32, r22, r22, r22, r22, r22, r22, r22, r22, r30,
        r22, r22, r22, r22, r22, r22, r22, r33, r22, r22, r22, r22, r34, r22, r22, r22, r22, r22, r22, r22,
        r22, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r35, r35, r28, r28, r28, r28,
        r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28,
        r28, r28, r28, r28, r28, r36, r28, r28, r28, r35, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28,
        r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28,
        r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28,
        r28, r37, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28,
    },
    // in_head_noscript
    {
        r38, r23, r38, r24, r25, r39, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r27, r27, r38, r38,
        r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38,
        r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r40, r38, r38, r38, r19, r38, r38, r38, r38,
        r38, r38, r38, r27, r38, r38, r38, r38, r38, r29, r38, r38, r38, r30, r40, r38, r38, r38, r38, r38,
        r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r30,
        r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38,
        r38, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r41, r40, r40, r40, r40,
        r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40,
        r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40,
        r40, r40, r40, r40, r40, r40, r40, r40, r42, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40,
        r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40,
        r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40,
    },
    // after_head
    {
        r43, r44, r43, r45, r46, r47, r43, r43, r43, r43, r43, r43, r43, r43, r43, r48, r48, r48, r43, r43,
        r49, r43, r43, r43, r43, r43, r43, r43, r43, r43, r43, r43, r43, r43, r43, r43, r43, r43, r43, r43,
        r43, r43, r43, r43, r50, r43, r43, r43, r43, r43, r43, r51, r43, r43, r43, r19, r43, r43, r43, r43,
        r43, r43, r43, r48, r43, r43, r43, r43, r43, r48, r43, r43, r43, r48, r43, r43, r43, r43, r43, r43,
        r43, r43, r43, r43, r43, r43, r43, r43, r43, r43, r48, r43, r43, r43, r43, r43, r43, r43, r43, r48,
        r43, r43, r43, r43, r43, r43, r43, r48, r43, r43, r43, r43, r48, r43, r43, r43, r43, r43, r43, r43,
        r43, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r52, r52, r51, r51, r51, r51,
        r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51,
        r51, r51, r51, r51, r51, r51, r51, r51, r51, r52, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51,
        r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51,
        r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51,
        r51, r37, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51,
    },
    // in_body
    {
        r53, r54, r55, r56,  r57, r58, r59,  r60,  r61,  r62,  r63,  r64,  r62,  r62, r65, r27, r27,
        r27, r65, r62, r66,  r64, r67, r68,  r62,  r65,  r68,  r68,  r69,  r62,  r62, r62, r62, r62,
        r69, r65, r64, r62,  r62, r62, r65,  r62,  r70,  r68,  r71,  r72,  r72,  r72, r72, r72, r72,
        r68, r62, r62, r73,  r19, r65, r74,  r75,  r64,  r76,  r64,  r77,  r27,  r78, r62, r63, r79,
        r62, r29, r62, r80,  r81, r30, r82,  r63,  r62,  r83,  r84,  r62,  r85,  r86, r78, r87, r88,
        r88, r87, r60, r65,  r60, r32, r62,  r62,  r89,  r65,  r85,  r60,  r65,  r65, r30, r60, r62,
        r60, r90, r91, r68,  r68, r33, r92,  r68,  r68,  r68,  r34,  r68,  r85,  r65, r65, r62, r60,
        r64, r93, r94, r95,  r96, r97, r94,  r96,  r96,  r95,  r94,  r94,  r94,  r95, r96, r98, r99,
        r96, r94, r96, r95,  r94, r94, r100, r96,  r96,  r96,  r96,  r96,  r100, r95, r94, r96, r96,
        r96, r95, r96, r101, r94, r94, r102, r102, r102, r102, r102, r102, r94,  r96, r96, r94, r103,
        r95, r94, r94, r94,  r94, r94, r104, r94,  r96,  r96,  r97,  r94,  r96,  r94, r96, r95, r94,
        r94, r94, r97, r96,  r94, r94, r105, r94,  r94,  r96,  r94,  r94,  r94,  r94, r94, r95, r106,
        r94, r96, r96, r107, r95, r94, r94,  r95,  r95,  r94,  r94,  r96,  r94,  r94, r94, r94, r94,
        r37, r94, r94, r94,  r94, r94, r94,  r94,  r95,  r95,  r96,  r94,  r94,  r94,
    },
    // text
    {
        r108, r108, r108, r109, r109, r109, r110, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111,
        r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111,
        r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111,
        r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111,
        r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111,
        r112, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111,
        r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111,
    },
    // in_table
    {
        r113, r113, r113, r114, r115, r116, r59,  r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r118, r117, r117, r119, r120, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r121, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r122, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r32,  r117, r117, r117, r117, r117, r117, r117, r117, r30,  r117, r117,
        r117, r117, r123, r124, r125, r33,  r117, r124, r125, r124, r117, r125, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r126, r117,
        r117, r126, r117, r117, r126, r126, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r126,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r127, r126, r126,
        r37,  r117, r126, r126, r126, r117, r126, r117, r117, r117, r117, r117, r117, r117,
    },
    // in_table_text
    {
        r128, r129, r129, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
    },
    // in_caption
    {
        r53, r54,  r55,  r56,  r57,  r58,  r59,  r60,  r61,  r62,  r63,  r64,  r62,  r62, r65,  r27,  r27,
        r27, r65,  r62,  r66,  r64,  r67,  r131, r62,  r65,  r131, r131, r69,  r62,  r62, r62,  r62,  r62,
        r69, r65,  r64,  r62,  r62,  r62,  r65,  r62,  r70,  r68,  r71,  r72,  r72,  r72, r72,  r72,  r72,
        r68, r62,  r62,  r73,  r19,  r65,  r74,  r75,  r64,  r76,  r64,  r77,  r27,  r78, r62,  r63,  r79,
        r62, r29,  r62,  r80,  r81,  r30,  r82,  r63,  r62,  r83,  r84,  r62,  r85,  r86, r78,  r87,  r88,
        r88, r87,  r60,  r65,  r60,  r32,  r62,  r62,  r89,  r65,  r85,  r60,  r65,  r65, r30,  r60,  r62,
        r60, r90,  r91,  r131, r131, r33,  r92,  r131, r131, r131, r34,  r131, r85,  r65, r65,  r62,  r60,
        r64, r93,  r94,  r95,  r96,  r97,  r94,  r96,  r96,  r95,  r94,  r94,  r94,  r95, r96,  r132, r99,
        r96, r133, r96,  r95,  r132, r132, r100, r96,  r96,  r96,  r96,  r96,  r100, r95, r94,  r96,  r96,
        r96, r95,  r96,  r101, r94,  r94,  r102, r102, r102, r102, r102, r102, r94,  r96, r96,  r94,  r132,
        r95, r94,  r94,  r94,  r94,  r94,  r104, r94,  r96,  r96,  r97,  r94,  r96,  r94, r96,  r95,  r94,
        r94, r94,  r97,  r96,  r94,  r94,  r105, r94,  r94,  r96,  r94,  r94,  r94,  r94, r94,  r95,  r106,
        r94, r96,  r96,  r107, r95,  r94,  r94,  r95,  r95,  r94,  r94,  r96,  r94,  r94, r131, r132, r132,
        r37, r94,  r132, r132, r132, r94,  r132, r94,  r95,  r95,  r96,  r94,  r94,  r94,
    },
    // in_column_group
    {
        r134, r135, r134, r136, r137, r138, r59,  r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r134, r134, r134, r134, r134, r139, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r19,  r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r134, r33,  r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r140, r141, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r37,  r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
    },
    // in_table_body
    {
        r113, r113, r113, r114, r115, r116, r59,  r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r142, r117, r117, r142, r142, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r121, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r122, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r32,  r117, r117, r117, r117, r117, r117, r117, r117, r30,  r117, r117,
        r117, r117, r123, r142, r143, r33,  r117, r142, r143, r142, r117, r144, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r145, r117,
        r117, r145, r117, r117, r145, r145, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r145,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r142, r146, r145,
        r37,  r117, r146, r145, r146, r117, r145, r117, r117, r117, r117, r117, r117, r117,
    },
    // in_row
    {
        r113, r113, r113, r114, r115, r116, r59,  r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r147, r117, r117, r147, r147, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r121, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r122, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r32,  r117, r117, r117, r117, r117, r117, r117, r117, r30,  r117, r117,
        r117, r117, r123, r147, r148, r33,  r117, r147, r148, r147, r117, r147, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r149, r117,
        r117, r149, r117, r117, r149, r149, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r149,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r147, r150, r149,
        r37,  r117, r150, r149, r150, r117, r151, r117, r117, r117, r117, r117, r117, r117,
    },
    // in_cell
    {
        r53, r54,  r55,  r56,  r57,  r58,  r59,  r60,  r61,  r62,  r63,  r64,  r62,  r62, r65,  r27,  r27,
        r27, r65,  r62,  r66,  r64,  r67,  r152, r62,  r65,  r152, r152, r69,  r62,  r62, r62,  r62,  r62,
        r69, r65,  r64,  r62,  r62,  r62,  r65,  r62,  r70,  r68,  r71,  r72,  r72,  r72, r72,  r72,  r72,
        r68, r62,  r62,  r73,  r19,  r65,  r74,  r75,  r64,  r76,  r64,  r77,  r27,  r78, r62,  r63,  r79,
        r62, r29,  r62,  r80,  r81,  r30,  r82,  r63,  r62,  r83,  r84,  r62,  r85,  r86, r78,  r87,  r88,
        r88, r87,  r60,  r65,  r60,  r32,  r62,  r62,  r89,  r65,  r85,  r60,  r65,  r65, r30,  r60,  r62,
        r60, r90,  r91,  r152, r152, r33,  r92,  r152, r152, r152, r34,  r152, r85,  r65, r65,  r62,  r60,
        r64, r93,  r94,  r95,  r96,  r97,  r94,  r96,  r96,  r95,  r94,  r94,  r94,  r95, r96,  r153, r99,
        r96, r153, r96,  r95,  r153, r153, r100, r96,  r96,  r96,  r96,  r96,  r100, r95, r94,  r96,  r96,
        r96, r95,  r96,  r101, r94,  r94,  r102, r102, r102, r102, r102, r102, r94,  r96, r96,  r94,  r153,
        r95, r94,  r94,  r94,  r94,  r94,  r104, r94,  r96,  r96,  r97,  r94,  r96,  r94, r96,  r95,  r94,
        r94, r94,  r97,  r96,  r94,  r94,  r105, r94,  r94,  r96,  r94,  r94,  r94,  r94, r94,  r95,  r106,
        r94, r96,  r96,  r107, r95,  r94,  r94,  r95,  r95,  r94,  r94,  r96,  r94,  r94, r154, r154, r155,
        r37, r94,  r154, r155, r154, r94,  r154, r94,  r95,  r95,  r96,  r94,  r94,  r94,
    },
    // in_template
    {
        r53,  r54,  r55,  r56,  r57,  r58,  r156, r157, r157, r157, r157, r157, r157, r157, r157, r27,  r27,
        r27,  r157, r157, r157, r157, r157, r158, r157, r157, r159, r158, r157, r157, r157, r157, r157, r157,
        r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r157,
        r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r27,  r157, r157, r157, r157,
        r157, r29,  r157, r157, r157, r30,  r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r157,
        r157, r157, r157, r157, r157, r32,  r157, r157, r157, r157, r157, r157, r157, r157, r30,  r157, r157,
        r157, r157, r157, r158, r160, r33,  r157, r158, r160, r158, r34,  r161, r157, r157, r157, r157, r157,
        r157, r157, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162,
        r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162,
        r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162,
        r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162,
        r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162,
        r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162,
        r37,  r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162,
    },
    // after_body
    {
        r163, r54,  r163, r164, r165, r166, r167, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r19,  r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r168,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
    },
    // in_frameset
    {
        r169, r170, r169, r171, r172, r173, r174, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r169, r169, r169, r169, r175, r176, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r19,  r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r30,  r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r177, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
    },
    // after_frameset
    {
        r178, r179, r178, r180, r181, r182, r183, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r19,  r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r30,  r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r184,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
    },
    // after_after_body
    {
        r185, r54,  r185, r186, r187, r58,  r188, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r19,  r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
    },
    // after_after_frameset
    {
        r189, r54,  r189, r190, r191, r58,  r192, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r19,  r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r30,  r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
    },
    // foreign_content
    {
        r193, r194, r195, r196, r197, r198, r199, r200, r200, r200, r200, r200, r200, r200, r201, r200, r200,
        r200, r201, r201, r201, r201, r200, r200, r201, r201, r200, r200, r201, r200, r200, r200, r201, r201,
        r201, r201, r201, r200, r200, r200, r202, r200, r200, r200, r200, r201, r201, r201, r201, r201, r201,
        r201, r200, r200, r201, r200, r201, r200, r200, r201, r200, r200, r201, r200, r201, r200, r200, r200,
        r201, r201, r200, r201, r200, r200, r200, r200, r201, r200, r200, r201, r200, r200, r201, r200, r200,
        r200, r200, r201, r201, r200, r200, r200, r200, r200, r201, r200, r201, r201, r201, r200, r201, r200,
        r201, r200, r201, r200, r200, r200, r200, r200, r200, r200, r200, r200, r200, r201, r201, r201, r201,
        r200, r200, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r201,
        r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203,
        r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203,
        r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203,
        r203, r203, r203, r203, r203, r203, r201, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203,
        r204, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203,
        r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203,
    },
};

}  // namespace

// The same for each name: what a tag leads to waits for its name, so one look-up is better than two.
constexpr DispatchTable::DispatchTable() : rules() {
  for (unsigned mode = 0; mode < kModes; ++mode) {
    for (unsigned plain = 0; plain < token_class::start_tag; ++plain)
      rules[mode][plain] = written[mode][plain];
    for (unsigned name = 0; name < kTagClasses; ++name) {
      const unsigned column = token_class::start_tag + column_of_tag[name];
      rules[mode][token_class::start_tag + name] = written[mode][column];
      rules[mode][token_class::end_tag + name] = written[mode][column + kTagColumns];
    }
  }
}
constexpr DispatchTable dispatch_table;

}  // namespace lockstep::edition_2026_10_03
